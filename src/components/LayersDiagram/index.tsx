import {useLocale} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import {layers} from './layers';

/** Rslib on Rsbuild on Rspack, drawn as the site's branch: text in the page, lines by CSS. */
export default function LayersDiagram(): ReactNode {
  const {pick} = useLocale();
  return (
    <ol className="layers">
      {layers.map(({name, role}) => (
        <li className="layers__item" key={name}>
          <strong className="layers__name">{name}</strong> <span>{pick(role)}</span>
        </li>
      ))}
    </ol>
  );
}
