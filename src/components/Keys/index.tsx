import {translate} from '@docusaurus/Translate';
import DeferredStyles from '@site/src/components/DeferredStyles';
import {keyCaps} from '@site/src/lib/keyboard/keyCaps';
import {Fragment, type ReactNode} from 'react';

type Props = {
  /** Keys joined by a plus, such as `Ctrl+K`. */
  readonly press: string;
  /** Keys on macOS if they differ, such as `Cmd+K`. */
  readonly mac?: string;
};

export default function Keys({press, mac}: Props): ReactNode {
  if (mac === undefined) return <Combination press={press} />;
  const parts = translate({id: 'keys.both'}).split(/\{(\w+)\}/);
  return parts.map((part, index) =>
    index % 2 === 0 ? part : <Combination key={part} press={part === 'mac' ? mac : press} />,
  );
}

function Combination({press}: {readonly press: string}): ReactNode {
  return (
    <kbd className="keys">
      <DeferredStyles of="Keys" />
      {keyCaps(press).map(({label, name}, index) => (
        <Fragment key={`${label} ${index}`}>
          {index > 0 && <span className="keys__plus">+</span>}
          <kbd className="keys__cap">
            {name ? (
              <span role="img" aria-label={translate({id: name})}>
                {label}
              </span>
            ) : (
              label
            )}
          </kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
