import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {layers} from './layers';

/** Rslib on Rsbuild on Rspack, drawn as the site's branch: text in the page, lines by CSS. */
export default function LayersDiagram(): ReactNode {
  return (
    <ol className="layers">
      {layers.map(({name, role}) => (
        <li className="layers__item" key={name}>
          <strong className="layers__name">{name}</strong>{' '}
          <span>
            <Translate id={role} />
          </span>
        </li>
      ))}
    </ol>
  );
}
