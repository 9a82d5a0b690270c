import Translate from '@docusaurus/Translate';
import {lettersAreOn} from '@site/src/lib/keyboard/letterShortcuts';
import type {ReactNode} from 'react';

/** Switches shortcuts of a single character off and on (WCAG 2.1.4); the shell remembers the choice. */
export default function LettersSwitch(): ReactNode {
  return (
    <label className="search-letters">
      <input type="checkbox" data-letters defaultChecked={lettersAreOn()} />
      <Translate id="search.letters" />
    </label>
  );
}
