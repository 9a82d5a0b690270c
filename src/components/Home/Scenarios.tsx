import Tabs from '@site/src/components/Tabs';
import type {ReactNode} from 'react';
import Band from './Band';

type Props = {
  readonly title: string;
  readonly text: string;
  /** A tab each. */
  readonly children: ReactNode;
};

/**
 * What people build, by turns. The site's tabs need nothing new: they answer to keys from the first moment on, and
 * without scripts and on paper all of them are shown below their names.
 */
export default function ScenariosView({title, text, children}: Props): ReactNode {
  return (
    <Band id="scenarios" title={title} text={text}>
      <div className="scenarios">
        <Tabs>{children}</Tabs>
      </div>
    </Band>
  );
}
