import CodedText from '@site/src/components/CodedText';
import InlineCode from '@site/src/components/InlineCode';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';
import Filter from './Filter';
import type {OptionRow} from './markdown';

type Props = {
  readonly rows: readonly OptionRow[];
  readonly labels: readonly string[];
  /** True for the list of all options of a page, which has a filter. */
  readonly isPage?: boolean;
};

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

/* Explicit roles, as rows and cells lose theirs when narrow screens display them as blocks. */
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
                <InlineCode>{name}</InlineCode>
              ) : (
                <a href={`#${id}`}>
                  <InlineCode>{name}</InlineCode>
                </a>
              )}
              {type !== undefined && (
                <>
                  <br />
                  <code
                    className={`options__type${type.length > maxUnwrapped ? '' : ' code-short'}`}>
                    {type}
                  </code>
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
