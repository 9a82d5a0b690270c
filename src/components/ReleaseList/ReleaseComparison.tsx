'use client';

import Translate, {translate} from '@docusaurus/Translate';
import Link from '@site/src/components/Link';
import {releasePage} from '@site/src/rslib/versions/releasePage';
import {replaceSearch} from '@site/src/hooks/replaceSearch';
import {Fragment, useEffect, useRef, useState, type ReactNode} from 'react';
import {
  compareReleases,
  passedVersions,
  type RecordSummary,
  type Change,
  type ChangeKind,
  type Range,
} from './compareReleases';

type Props = {
  /** Path of the list of releases, to which the path of a release is added. */
  readonly link: string;
  /** Versions by the row that they share, newest first. Of a row, only the newest can be compared. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** Releases that the examples were built with. */
  readonly records: readonly RecordSummary[];
};

const kinds: readonly ChangeKind[] = ['new', 'changed', 'removed'];
const none: Range = {from: '', to: ''};

/** Renders two lists of releases, and what changed between the chosen ones. The address keeps them: `?from=…&to=…`. */
export default function ReleaseComparison({link, rows, records}: Props): ReactNode {
  // The selects are not controlled, because one may be changed before hydration.
  const from = useRef<HTMLSelectElement>(null);
  const to = useRef<HTMLSelectElement>(null);
  const [range, setRange] = useState(none);
  const [changes, setChanges] = useState<readonly Change[]>([]);

  useEffect(() => {
    const given = new URLSearchParams(location.search);
    for (const [name, field] of [
      ['from', from.current!],
      ['to', to.current!],
    ] as const) {
      const version = given.get(name) ?? '';
      const row = rows.find((shared) => shared.includes(version));
      if (field.value === '' && row) field.value = row[0];
    }
    show();
    delete document.documentElement.dataset.filtering;
    // The address is read once. Later, it follows the selects.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Compares the chosen releases; the older one is the start, and the newest of all the end if none is chosen. */
  function show(): void {
    const versions = rows.map(([newest]) => newest);
    const chosen = [from.current!.value, to.current!.value || versions[0]!];
    const [start = '', end = ''] = [...chosen].sort(
      (a, b) => versions.indexOf(b) - versions.indexOf(a),
    );
    const isWhole = chosen[0] !== '' && start !== end;
    const next = isWhole ? {from: start, to: end} : none;
    setRange(next);
    setChanges(
      isWhole ? compareReleases(document.querySelector('.releases')!, versions, next) : [],
    );
  }

  function choose(): void {
    show();
    const url = new URL(location.href);
    for (const [name, field] of [
      ['from', from.current!],
      ['to', to.current!],
    ] as const) {
      if (field.value === '') url.searchParams.delete(name);
      else url.searchParams.set(name, field.value);
    }
    replaceSearch(url);
  }

  const passed = passedVersions(
    rows.map(([newest]) => newest),
    range,
  );
  const recorded = records.filter(({version}) => passed.has(version));
  const options = rows.map(([newest, ...others]) => (
    <option key={newest} value={newest}>
      {others.length > 0 ? `${others.at(-1)}–${newest}` : newest}
    </option>
  ));
  return (
    <section className="comparison" aria-label={translate({id: 'comparison.label'})}>
      <div className="comparison__fields">
        <label>
          <Translate id="comparison.from" />
          <select className="comparison__field" ref={from} onChange={choose}>
            <option value="">{translate({id: 'comparison.none'})}</option>
            {options}
          </select>
        </label>
        <label>
          <Translate id="comparison.to" />
          <select className="comparison__field" ref={to} onChange={choose}>
            <option value="">{translate({id: 'comparison.newest'})}</option>
            {options}
          </select>
        </label>
      </div>
      <div role="status">
        {range.from !== '' && (
          <p className="comparison__title">
            {changes.length + recorded.length === 0
              ? translate({id: 'comparison.same'}, range)
              : translate({id: 'comparison.title'}, range)}
          </p>
        )}
      </div>
      {kinds.map((kind) => (
        <ChangeList
          key={kind}
          kind={kind}
          changes={changes.filter((change) => change.kind === kind)}
          link={link}
        />
      ))}
      {recorded.length > 0 && (
        <>
          <h3 className="comparison__kind">
            <Translate id="comparison.recorded" />
          </h3>
          <ul className="comparison__list">
            {recorded.map((record) => (
              <RecordRow key={record.version} record={record} link={link} />
            ))}
          </ul>
        </>
      )}
      {range.from !== '' && records.length > 0 && (
        <p className="comparison__more">
          <Translate id="comparison.more" values={{first: records.at(-1)!.version}} />
        </p>
      )}
    </section>
  );
}

ReleaseComparison.hydrate = 'idle' as const;

type ListProps = {
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
  readonly link: string;
};

function ChangeList({kind, changes, link}: ListProps): ReactNode {
  if (changes.length === 0) return null;
  const titles = {
    new: translate({id: 'comparison.added'}, {count: changes.length}),
    changed: translate({id: 'comparison.changed'}, {count: changes.length}),
    removed: translate({id: 'comparison.removed'}, {count: changes.length}),
  };
  return (
    <>
      <h3 className="comparison__kind">{titles[kind]}</h3>
      <ul className="comparison__list">
        {changes.map(({name, version}) => (
          <li key={name}>
            <code translate="no">{name}</code>{' '}
            <Link to={`${link}${releasePage(version)}`}>{version}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function RecordRow({
  record,
  link,
}: {
  readonly record: RecordSummary;
  readonly link: string;
}): ReactNode {
  const {version, messages, outputs} = record;
  const page = `${link}${releasePage(version)}`;
  return (
    <li>
      <Link to={`${page}#outputs`}>
        {translate({id: 'comparison.outputs'}, {version, count: outputs})}
      </Link>
      {messages.map((message) => (
        <Fragment key={message}>
          <br />
          <Link to={`${page}#messages`}>
            <code translate="no">{message}</code>
          </Link>
        </Fragment>
      ))}
    </li>
  );
}
