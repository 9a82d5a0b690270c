import {translate} from '@docusaurus/Translate';
import CodedText from '@site/src/components/CodedText';
import DottedName from '@site/src/components/DottedName';
import Icon from '@site/src/components/Icon';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';
import type {OptionRow} from './markdown';

type Props = {
  readonly rows: readonly OptionRow[];
  /** What the columns hold. */
  readonly labels: readonly string[];
  /** The list is that of a page, and can be filtered. */
  readonly isPage?: boolean;
};

/** Options with their types, a sentence and their defaults. Filtering is done in the DOM, see `client/shell/options.ts`. */
export default function OptionListView({rows, labels, isPage = false}: Props): ReactNode {
  return (
    <div className={isPage ? 'options options--page' : 'options'} data-options>
      {isPage && <Filter count={rows.length} />}
      {/* Narrow screens lay out rows and cells as blocks, which takes their roles from them. */}
      {/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
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
      {/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
    </div>
  );
}

function Filter({count}: {readonly count: number}): ReactNode {
  const many = translate({id: 'options.many'});
  return (
    <search className="options__filter">
      <span className="filter__field">
        <Icon name="search" className="icon--sm" />
        <input
          className="filter__input"
          type="search"
          aria-label={translate({id: 'options.filter'})}
          placeholder={translate({id: 'options.filter'})}
          maxLength={limits.searchInputMax}
          autoComplete="off"
          data-options-filter
        />
      </span>
      <span
        className="filter__count"
        role="status"
        data-options-count
        data-one={translate({id: 'options.one'})}
        data-many={many}
        data-none={translate({id: 'options.none'})}>
        {many.replace('{count}', String(count))}
      </span>
    </search>
  );
}
