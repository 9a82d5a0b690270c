import Tabs from '@site/src/components/Tabs';
import type {ReactNode} from 'react';
import Band from './Band';

type Props = {
  readonly title: string;
  readonly text: string;
  /** One `TabItem` per scenario. */
  readonly children: ReactNode;
};

export default function ScenariosView({title, text, children}: Props): ReactNode {
  return (
    <Band id="scenarios" title={title} text={text}>
      <div className="scenarios">
        <Tabs>{children}</Tabs>
      </div>
    </Band>
  );
}
