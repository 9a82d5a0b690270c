import type {LocalizedText} from '@site/src/site/locales';
import type {ReactNode} from 'react';

const label: LocalizedText = {
  en: 'One source file becomes an ES module, a CommonJS file and declarations',
  'zh-Hans': '一个源文件，产出 ES 模块、CommonJS 文件与类型声明',
};

const leaves: readonly {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly kind: LocalizedText;
}[] = [
  {x: 164, y: 106, name: 'index.js', kind: {en: 'ES module', 'zh-Hans': 'ES 模块'}},
  {x: 202, y: 234, name: 'index.cjs', kind: {en: 'CommonJS', 'zh-Hans': 'CommonJS'}},
  {x: 164, y: 362, name: 'index.d.ts', kind: {en: 'Declarations', 'zh-Hans': '类型声明'}},
];

const source: LocalizedText = {en: 'What you write', 'zh-Hans': '你写的源码'};

type Props = {readonly pick: (text: LocalizedText) => string};

/** The logo at full size, with its leaves labelled. */
export default function HeroArt({pick}: Props): ReactNode {
  return (
    <svg className="hero__art" viewBox="0 0 380 396" role="img" aria-label={pick(label)}>
      <path
        className="art__stem"
        d="M40 34V314a48 48 0 0 0 48 48h54M40 58a48 48 0 0 0 48 48h54M40 186a48 48 0 0 0 48 48h92"
      />
      <rect className="art__root" x="22" y="6" width="36" height="36" rx="10" />
      <text className="art__name" x="80" y="22">
        src/index.ts
      </text>
      <text className="art__kind" x="80" y="44">
        {pick(source)}
      </text>
      {leaves.map(({x, y, name, kind}) => (
        <g key={name}>
          <circle className="art__leaf" cx={x} cy={y} r="20" />
          <text className="art__name" x={x + 40} y={y - 3}>
            {name}
          </text>
          <text className="art__kind" x={x + 40} y={y + 20}>
            {pick(kind)}
          </text>
        </g>
      ))}
    </svg>
  );
}
