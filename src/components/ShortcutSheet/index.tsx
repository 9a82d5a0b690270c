import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Keys, {type Combination} from './Keys';
import type {ReactNode} from 'react';

type Row = {readonly does: string; readonly keys: readonly Combination[]};
type Group = {readonly title: string; readonly rows: readonly Row[]};

function groups(): readonly Group[] {
  const close = translate({id: 'shortcuts.close'});
  return [
    {
      title: translate({id: 'shortcuts.search'}),
      rows: [
        {
          does: translate({id: 'shortcuts.openSearch'}),
          keys: [['Mod', 'K'], ['/']],
        },
        {
          does: translate({id: 'shortcuts.results'}),
          keys: [['↑'], ['↓']],
        },
        {
          does: translate({id: 'shortcuts.openResult'}),
          keys: [['Enter']],
        },
        {
          does: translate({id: 'shortcuts.newTab'}),
          keys: [['Mod', 'Enter']],
        },
        {
          does: translate({id: 'shortcuts.newWindow'}),
          keys: [['Shift', 'Enter']],
        },
        {does: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.tabs'}),
      rows: [
        {
          does: translate({id: 'shortcuts.nextTab'}),
          keys: [['←'], ['→']],
        },
        {
          does: translate({id: 'shortcuts.lastTab'}),
          keys: [['Home'], ['End']],
        },
      ],
    },
    {
      title: translate({id: 'shortcuts.menus'}),
      rows: [
        {
          does: translate({id: 'shortcuts.openMenu'}),
          keys: [['Enter'], ['Space']],
        },
        {does: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.help'}),
      rows: [{does: translate({id: 'shortcuts.open'}), keys: [['?']]}],
    },
  ];
}

/**
 * The sheet of keyboard shortcuts, with the switch for those of a single character (WCAG 2.1.4). It is opened and
 * closed by `src/client/shell/shortcuts.ts`.
 */
export default function ShortcutSheet(): ReactNode {
  const title = translate({id: 'shortcuts.title'});
  return (
    <dialog className="sheet" id="site-shortcuts" aria-label={title}>
      <div className="sheet__body">
        <div className="sheet__head">
          <h2 className="sheet__title">{title}</h2>
          <button
            className="icon-button"
            type="button"
            data-shortcuts-close
            aria-label={translate({id: 'shortcuts.close'})}>
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
            data-shortcuts-letters>
            <Translate id="shortcuts.letters" />
            <span className="sheet__track" />
          </button>
          <p className="sheet__note" id="site-shortcuts-note">
            <Translate
              id="shortcuts.lettersNote"
              values={{search: <kbd>/</kbd>, help: <kbd>?</kbd>}}
            />
          </p>
        </div>
      </div>
    </dialog>
  );
}
