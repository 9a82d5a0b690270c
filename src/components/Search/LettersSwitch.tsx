'use client';

import Translate from '@docusaurus/Translate';
import {letters} from '@site/src/client/stores/letters';
import {useStore} from '@site/src/hooks/useStore';
import type {ReactNode} from 'react';

/** Switches shortcuts of a single character off and on (WCAG 2.1.4). */
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
