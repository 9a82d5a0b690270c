import CodedText from '@site/src/components/CodedText';
import {codelessText} from '@site/src/lib/page/splitCode';
import Link from '@site/src/components/Link';
import DeferredStyles from '@site/src/components/DeferredStyles';
import {useSettings} from '@site/src/hooks/useSettings';
import {releasePage} from '@site/src/rslib/versions/releasePage';
import type {ReactNode} from 'react';

type Props = {
  /** Lines shown while the value is collapsed, with code in backticks. */
  readonly brief: readonly string[];
  readonly lines?: readonly string[];
  /** One entry per line of `lines`: the release with which the line starts, and which becomes a link. */
  readonly releases?: readonly string[];
  readonly children?: ReactNode;
};

/** Renders the short form of a long value, which expands to `lines` or `children`. */
export default function MoreView({brief, lines = [], releases, children}: Props): ReactNode {
  return (
    <details className="more">
      {/* The open part repeats the lines, so that CSS removes them from an open summary. The name stays. */}
      <summary aria-label={codelessText(brief.join(' '))}>
        <DeferredStyles of="More" />
        {brief.map((line) => (
          <span key={line}>
            <CodedText text={line} />
          </span>
        ))}
      </summary>
      <Lines lines={lines} releases={releases} />
      {children}
    </details>
  );
}

type LinesProps = Required<Pick<Props, 'lines'>> & Pick<Props, 'releases'>;

export function Lines({lines, releases = []}: LinesProps): ReactNode {
  return lines.map((line, index) => {
    const release = releases[index];
    return (
      <div key={line}>
        {release !== undefined && <ReleaseLink version={release} />}
        <CodedText text={line.slice(release?.length ?? 0)} />
      </div>
    );
  });
}

/** Renders a version, as a link to its page if the site has pages about releases. */
function ReleaseLink({version}: {readonly version: string}): ReactNode {
  const {releases} = useSettings();
  return releases ? <Link to={`${releases.link}${releasePage(version)}`}>{version}</Link> : version;
}
