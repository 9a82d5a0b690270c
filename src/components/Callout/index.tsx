import Icon from '@site/src/components/Icon';
import {useLocale} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import {calloutKinds, isCalloutKind} from '@site/src/site/callouts';

type Props = {readonly type: string; readonly title?: ReactNode; readonly children?: ReactNode};

/** A callout (`:::tip[Title]`). Without a title it is called by its kind. */
export default function Callout({type, title, children}: Props): ReactNode {
  const {pick} = useLocale();
  const kind = isCalloutKind(type) ? type : 'note';
  const name = pick(calloutKinds[kind]);
  const colon = pick({en: ': ', 'zh-Hans': '：'});
  return (
    <div className={`callout callout--${kind}`} role="note">
      <Icon name={kind} />
      <div className="callout__body">
        <p className="callout__title">
          {title && (
            <span className="visually-hidden">
              {name}
              {colon}
            </span>
          )}
          {title ?? name}
        </p>
        {children}
      </div>
    </div>
  );
}
