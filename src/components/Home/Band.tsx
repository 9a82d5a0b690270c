import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

export default function Band({id, title, text, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className="band" aria-labelledby={id}>
      <div className="band__head">
        <h2 className="band__title" id={id}>
          {title}
        </h2>
        <p className="band__text">{text}</p>
      </div>
      {children}
    </section>
  );
}
