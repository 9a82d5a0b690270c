import RareStyles from '@site/src/components/RareStyles';
import type {Words} from '@site/src/site/locales';
import type {ReactNode} from 'react';
import {layers} from './layers';

type Props = {readonly words: Words<'LayersDiagram'>};

/** Rslib on Rsbuild on Rspack, drawn as the site's branch: text in the page, lines by CSS. */
export default function LayersDiagram({words}: Props): ReactNode {
  return (
    <>
      <RareStyles of="LayersDiagram" />
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
