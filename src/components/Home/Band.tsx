import type {ReactNode} from 'react';

type Props = {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

export default function Band({id, title, text, children}: Props): ReactNode {
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
