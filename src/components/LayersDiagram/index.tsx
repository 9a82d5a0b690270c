import DeferredStyles from '@site/src/components/DeferredStyles';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {layers} from './layers';

type Props = {readonly words: Words<'LayersDiagram'>};

export default function LayersDiagram({words}: Props): ReactNode {
  return (
    <>
      <DeferredStyles of="LayersDiagram" />
      <ol className="layers">
        {layers.map(({name, role}) => (
          <li className="layers__item" key={name}>
            <strong className="layers__name">{name}</strong> <span>{words[role]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
