import CodedText from '@site/src/components/CodedText';
import DottedName from '@site/src/components/DottedName';
import type {ReactNode} from 'react';
import Filter from './Filter';
import type {OptionRow} from './markdown';

type Props = {
  readonly rows: readonly OptionRow[];
  /** What the columns hold. */
  readonly labels: readonly string[];
  /** The list is that of a page, and can be filtered. */
  readonly isPage?: boolean;
};

/** Lists options with their types, a sentence and their defaults; those of a page with a filter. */
export default function OptionListView({rows, labels, isPage = false}: Props): ReactNode {
  const table = <Rows rows={rows} labels={labels} />;
  return isPage ? (
    <div className="options options--page">
      <Filter total={rows.length}>{table}</Filter>
    </div>
  ) : (
    <div className="options">{table}</div>
  );
}

/* Narrow screens lay out rows and cells as blocks, which takes their roles from them. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
function Rows({rows, labels}: Omit<Props, 'isPage'>): ReactNode {
  return (
    <table className="options__table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {labels.map((label) => (
            <th role="columnheader" scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({name, id, type, text, value, since, changed}) => (
          <tr role="row" data-option={name} data-since={since} data-changed={changed} key={name}>
            <td role="cell" className="options__name">
              {id === undefined ? (
                <code>{name}</code>
              ) : (
                <a href={`#${id}`}>
                  <code>
                    <DottedName name={name} />
                  </code>
                </a>
              )}
              {type !== undefined && (
                <>
                  <br />
                  <code className="options__type">{type}</code>
                </>
              )}
            </td>
            <td role="cell" className="options__text">
              <CodedText text={text} />
            </td>
            <td role="cell" className="options__value">
              <CodedText text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
