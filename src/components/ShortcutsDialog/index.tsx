import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import DialogFrame from './DialogFrame';

/** Keys to press together; `Mod` is Ctrl, or ⌘ on macOS. */
type Combination = readonly string[];
type Row = {readonly action: string; readonly keys: readonly Combination[]};
type Group = {readonly title: string; readonly rows: readonly Row[]};

function groups(): readonly Group[] {
  const close = translate({id: 'shortcuts.close'});
  return [
    {
      title: translate({id: 'shortcuts.search'}),
      rows: [
        {
          action: translate({id: 'shortcuts.openSearch'}),
          keys: [['Mod', 'K'], ['/']],
        },
        {
          action: translate({id: 'shortcuts.results'}),
          keys: [['↑'], ['↓']],
        },
        {
          action: translate({id: 'shortcuts.openResult'}),
          keys: [['Enter']],
        },
        {
          action: translate({id: 'shortcuts.newTab'}),
          keys: [['Mod', 'Enter']],
        },
        {
          action: translate({id: 'shortcuts.newWindow'}),
          keys: [['Shift', 'Enter']],
        },
        {action: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.tabs'}),
      rows: [
        {
          action: translate({id: 'shortcuts.nextTab'}),
          keys: [['←'], ['→']],
        },
        {
          action: translate({id: 'shortcuts.lastTab'}),
          keys: [['Home'], ['End']],
        },
      ],
    },
    {
      title: translate({id: 'shortcuts.menus'}),
      rows: [
        {
          action: translate({id: 'shortcuts.openMenu'}),
          keys: [['Enter'], ['Space']],
        },
        {action: close, keys: [['Esc']]},
      ],
    },
    {
      title: translate({id: 'shortcuts.help'}),
      rows: [{action: translate({id: 'shortcuts.open'}), keys: [['?']]}],
    },
  ];
}

export default function ShortcutsDialog(): ReactNode {
  return (
    <DialogFrame>
      <div className="dialog__groups">
        {groups().map((group) => (
          <section className="dialog__group" key={group.title}>
            <h3 className="dialog__subtitle">{group.title}</h3>
            <dl className="dialog__rows">
              {group.rows.map(({action, keys}) => (
                <div className="dialog__row" key={action}>
                  <dt>{action}</dt>
                  <dd>
                    <Keys combinations={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}

function Keys({combinations}: {readonly combinations: readonly Combination[]}): ReactNode {
  return combinations.map((keys, index) => (
    <Fragment key={keys.join()}>
      {index > 0 && ` ${translate({id: 'shortcuts.or'})} `}
      <span className="dialog__keys">
        {keys.map((key) =>
          key === 'Mod' ? (
            <Fragment key={key}>
              <kbd className="dialog__ctrl">Ctrl</kbd>
              <kbd className="dialog__cmd">⌘</kbd>
            </Fragment>
          ) : (
            <kbd key={key}>{key}</kbd>
          ),
        )}
      </span>
    </Fragment>
  ));
}
