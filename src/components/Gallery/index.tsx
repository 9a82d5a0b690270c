import Translate from '@docusaurus/Translate';
import DeferredStyles from '@site/src/components/DeferredStyles';
import ExternalLink from '@site/src/components/ExternalLink';
import FileTree from '@site/src/components/FileTree';
import Link from '@site/src/components/Link';
import TitleText from '@site/src/components/TitleText';
import {playground} from '@site/src/site/services';
import type {ReactNode} from 'react';
import GalleryFilter, {type Choices} from './GalleryFilter';
import type {GalleryEntry, GalleryGroup} from './markdown';

type Props = {
  readonly groups: readonly GalleryGroup[];
  readonly choices: Choices;
};

/** Renders all recorded examples below the pages that show them, and a filter. */
export default function GalleryView({groups, choices}: Props): ReactNode {
  return (
    <>
      <DeferredStyles of="Gallery" />
      <GalleryFilter
        total={groups.reduce((sum, {entries}) => sum + entries.length, 0)}
        choices={choices}>
        <div className="gallery">
          {groups.map(({title, entries}, index) => (
            <details className="gallery__group" key={title} open={index === 0}>
              <summary className="gallery__summary">
                <h2 className="gallery__title">
                  <TitleText text={title} />
                </h2>{' '}
                <span className="gallery__note">{entries.length}</span>
              </summary>
              <ul className="gallery__list">
                {entries.map((entry) => (
                  <Entry key={entry.name} {...entry} />
                ))}
              </ul>
            </details>
          ))}
        </div>
      </GalleryFilter>
    </>
  );
}

function Entry(entry: GalleryEntry): ReactNode {
  const {name, url, title, traits, summary, exitCode} = entry;
  return (
    <li
      className="gallery__entry"
      data-framework={traits.framework.join(' ') || undefined}
      data-format={traits.format.join(' ') || undefined}
      data-option={traits.option.join(' ') || undefined}
      data-tool={traits.tool.join(' ') || undefined}>
      {url && (
        <p className="gallery__section">
          <Link to={url}>
            <TitleText text={title} />
          </Link>
        </p>
      )}
      <details>
        <summary className="gallery__summary">
          <code translate="no">{name}</code> <span className="gallery__note">{summary}</span>
          {exitCode !== 0 && (
            <>
              {' '}
              <span className="gallery__failed">
                <Translate id="example.exit" values={{code: exitCode}} />
              </span>
            </>
          )}
        </summary>
        <EntryBody {...entry} />
      </details>
    </li>
  );
}

function EntryBody({configs, command, output, folder, project}: GalleryEntry): ReactNode {
  return (
    <div className="gallery__body">
      {configs.map(({file, text}) => (
        <div className="block block--titled" key={file}>
          <div className="block__head" translate="no">
            {file}
          </div>
          <button className="gallery__copy copy-button" type="button">
            <Translate id="code.copy" />
          </button>
          <pre className="gallery__code" translate="no">
            <code>{text}</code>
          </pre>
        </div>
      ))}
      <p className="gallery__command" translate="no">
        <code>{command}</code>
      </p>
      {output.length > 0 && <FileTree files={output} />}
      <p className="gallery__links">
        {project && (
          <>
            <ExternalLink href={project} className="link--external">
              <Translate id="example.playground" values={{name: playground.name}} />
            </ExternalLink>{' '}
          </>
        )}
        <ExternalLink href={folder} className="link--external">
          <Translate id="example.folder" />
        </ExternalLink>
      </p>
    </div>
  );
}
