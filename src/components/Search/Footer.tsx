import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Drawing} from './icons';

const commands = [
  {keys: [['enter', 'search.keyEnter']], does: 'search.open'},
  {
    keys: [
      ['down', 'search.keyDown'],
      ['up', 'search.keyUp'],
    ],
    does: 'search.move',
  },
  {keys: [['esc', 'search.keyEscape']], does: 'search.close'},
] as const;
const provider =
  'https://www.algolia.com/ref/docsearch/?utm_medium=referral&utm_content=powered_by&utm_campaign=docsearch';

/** Renders the keys of the dialog, and the name of the search provider if there is one. */
export default function Footer({isHosted}: {readonly isHosted: boolean}): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        {commands.map(({keys, does}) => (
          <li key={does}>
            {keys.map(([name, label]) => (
              <kbd className="DocSearch-Commands-Key" key={name}>
                {name === 'esc' ? <span aria-hidden="true">esc</span> : <Drawing name={name} />}
                <span className="visually-hidden">
                  <Translate id={label} />
                </span>
              </kbd>
            ))}
            <span className="DocSearch-Label">
              <Translate id={does} />
            </span>
          </li>
        ))}
      </ul>
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href={provider} target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">
              <Translate id="search.by" />
            </span>
            <b>Algolia</b>
          </a>
        </div>
      )}
    </div>
  );
}
