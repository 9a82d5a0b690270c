import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Keys, {type Combination} from './Keys';
import type {ReactNode} from 'react';

type Row = {readonly does: string; readonly keys: readonly Combination[]};
type Group = {readonly title: string; readonly rows: readonly Row[]};

function groups(): readonly Group[] {
  const close = translate({id: 'shortcuts.close', message: 'Close'});
  return [
    {
      title: translate({id: 'shortcuts.search', message: 'Search'}),
      rows: [
        {
          does: translate({id: 'shortcuts.openSearch', message: 'Open search'}),
          keys: [['Mod', 'K'], ['/']],
        },
        {
          does: translate({id: 'shortcuts.results', message: 'Go through the results'}),
          keys: [['↑'], ['↓']],
        },
        {
          does: translate({id: 'shortcuts.openResult', message: 'Open the result'}),
          keys: [['Enter']],
        },
        {
          does: translate({id: 'shortcuts.newTab', message: 'Open it in a new tab'}),
          keys: [['Mod', 'Enter']],
        },
        {
          does: translate({id: 'shortcuts.newWindow', message: 'Open it in a new window'}),
          keys: [['Shift', 'Enter']],
        },
        {does: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.tabs', message: 'Tabs'}),
      rows: [
        {
          does: translate({id: 'shortcuts.nextTab', message: 'Previous or next tab'}),
          keys: [['←'], ['→']],
        },
        {
          does: translate({id: 'shortcuts.lastTab', message: 'First or last tab'}),
          keys: [['Home'], ['End']],
        },
      ],
    },
    {
      title: translate({id: 'shortcuts.menus', message: 'Menus and images'}),
      rows: [
        {
          does: translate({id: 'shortcuts.openMenu', message: 'Open'}),
          keys: [['Enter'], ['Space']],
        },
        {does: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.help', message: 'Help'}),
      rows: [{does: translate({id: 'shortcuts.open', message: 'Open this list'}), keys: [['?']]}],
    },
  ];
}

/**
 * The sheet of keyboard shortcuts, with the switch for those of a single character (WCAG 2.1.4). It is opened and
 * closed by `src/client/shell/shortcuts.ts`.
 */
export default function ShortcutSheet(): ReactNode {
  const title = translate({id: 'shortcuts.title', message: 'Keyboard shortcuts'});
  return (
    <dialog className="sheet" id="site-shortcuts" aria-label={title}>
      <div className="sheet__body">
        <div className="sheet__head">
          <h2 className="sheet__title">{title}</h2>
          <button
            className="icon-button"
            type="button"
            data-shortcuts-close
            aria-label={translate({id: 'shortcuts.close', message: 'Close'})}>
            <Icon name="close" />
          </button>
        </div>
        <div className="sheet__groups">
          {groups().map((group) => (
            <section className="sheet__group" key={group.title}>
              <h3 className="sheet__subtitle">{group.title}</h3>
              <dl className="sheet__rows">
                {group.rows.map(({does, keys}) => (
                  <div className="sheet__row" key={does}>
                    <dt>{does}</dt>
                    <dd>
                      <Keys combinations={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className="sheet__foot">
          <button
            className="sheet__switch"
            type="button"
            role="switch"
            aria-checked="true"
            aria-describedby="site-shortcuts-note"
            data-shortcuts-letters
            suppressHydrationWarning>
            <Translate id="shortcuts.letters">Single-key shortcuts</Translate>
            <span className="sheet__track" />
          </button>
          <p className="sheet__note" id="site-shortcuts-note">
            <Translate
              id="shortcuts.lettersNote"
              values={{search: <kbd>/</kbd>, help: <kbd>?</kbd>}}>
              {
                'Switch {search} and {help} off if speech input or a slip of the finger sets them off. All other keys stay.'
              }
            </Translate>
          </p>
        </div>
      </div>
    </dialog>
  );
}
