import ExternalLink from '@site/src/components/ExternalLink';
import type {ReactNode} from 'react';
import Band from './Band';

export type Fact = {readonly figure: string; readonly text: string};

export type FactsProps = {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly columns: readonly string[];
  /** Row of a tool. `share` is its build time in per cent of the longest build time. */
  readonly rows: readonly {
    readonly name: string;
    readonly version: string;
    readonly typescript: string;
    readonly share: number;
    readonly cells: readonly string[];
  }[];
  readonly note: string;
  readonly folder: {readonly url: string; readonly label: string};
};

/** Renders the measured comparison with other tools: three facts, and a table with all figures. */
export default function FactsView(props: FactsProps): ReactNode {
  const [first, ...others] = props.columns;
  return (
    <Band id="facts" title={props.title} text={props.text}>
      <div>
        <ul className="facts-list">
          {props.facts.map(({figure, text}) => (
            <li key={figure}>
              <strong>{figure}</strong> {text}
            </li>
          ))}
        </ul>
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.rows.map(({name, version, typescript, share, cells: [time, ...cells]}) => (
              <tr key={name + typescript}>
                <th scope="row">
                  {name} <small>{version}</small>
                </th>
                <td data-label={others[0]}>{typescript}</td>
                <td>
                  {time}
                  <svg className="compare__bar" aria-hidden="true">
                    <path d={`M2 5h${share}`} />
                    <circle cx={share + 2} cy="5" r="3.5" />
                  </svg>
                </td>
                {cells.map((cell, index) => (
                  <td key={cell} data-label={others[index + 2]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="compare__note">{props.note}</p>
        <p className="compare__note">
          <ExternalLink className="link--external" href={props.folder.url}>
            {props.folder.label}
          </ExternalLink>
        </p>
      </div>
    </Band>
  );
}
