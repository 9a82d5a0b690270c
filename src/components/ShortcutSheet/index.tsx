import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Keys, {type Combination} from './Keys';
import SheetDialog from './SheetDialog';

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

/** The sheet of keyboard shortcuts. */
export default function ShortcutSheet(): ReactNode {
  return (
    <SheetDialog>
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
    </SheetDialog>
  );
}
