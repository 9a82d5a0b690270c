'use client';

import Translate from '@docusaurus/Translate';
import {letters} from '@site/src/client/stores/shortcutsStore';
import {useStore} from '@site/src/hooks/useStore';
import type {ReactNode} from 'react';

export default function LettersSwitch(): ReactNode {
  const isOn = useStore(letters);
  return (
    <label className="search-letters">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({currentTarget}) => letters.choose(currentTarget.checked)}
      />
      <Translate id="search.letters" />
    </label>
  );
}
