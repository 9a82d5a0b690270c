import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type Kind = (typeof kinds)[number];

type Props = {readonly type: string; readonly title?: ReactNode; readonly children?: ReactNode};

/** A callout (`:::tip[Title]`). Without a title it is called by its kind. */
export default function Callout({type, title, children}: Props): ReactNode {
  const kind: Kind = kinds.find((name) => name === type) ?? 'note';
  const names: Readonly<Record<Kind, string>> = {
    note: translate({id: 'callout.note', message: 'Note'}),
    tip: translate({id: 'callout.tip', message: 'Tip'}),
    info: translate({id: 'callout.info', message: 'Info'}),
    warning: translate({id: 'callout.warning', message: 'Warning'}),
    danger: translate({id: 'callout.danger', message: 'Danger'}),
  };
  return (
    <div className={`callout callout--${kind}`} role="note">
      <Icon name={kind} />
      <div className="callout__body">
        <p className="callout__title">
          {title && <span className="visually-hidden">{names[kind]}: </span>}
          {title ?? names[kind]}
        </p>
        {children}
      </div>
    </div>
  );
}
