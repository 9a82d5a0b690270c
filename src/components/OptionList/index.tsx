import CodedText from '@site/src/components/CodedText';
import InlineCode from '@site/src/components/InlineCode';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ReactNode} from 'react';
import type {OptionRow} from './markdown';

type Props = {
  readonly rows: readonly OptionRow[];
  readonly labels: readonly string[];
};

/* The roles are explicit, because rows and cells lose their own when narrow screens display them as blocks. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
export default function OptionListView({rows, labels}: Props): ReactNode {
  return (
    <div className="options">
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
          {rows.map(({name, type, text, value, since, changed}) => (
            <tr role="row" data-option={name} data-since={since} data-changed={changed} key={name}>
              <td role="cell" className="options__name">
                <InlineCode>{name}</InlineCode>
                <br />
                <code className={`options__type${type.length > maxUnwrapped ? '' : ' code-short'}`}>
                  {type}
                </code>
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
    </div>
  );
}
