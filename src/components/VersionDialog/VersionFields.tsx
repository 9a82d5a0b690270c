'use client';

import Translate, {translate} from '@docusaurus/Translate';
import Link from '@site/src/components/Link';
import {useSettings} from '@site/src/hooks/useSettings';
import {versionIn} from '@site/src/rslib/versions/versionInText';
import {identity} from '@site/src/site/identity';
import {useRef, useState, type ReactNode} from 'react';
import releases from '@generated/site-pages/default/versions.json';

type Answer = {readonly text: string; readonly isUnknown?: boolean};

type Props = {
  readonly value: string;
  readonly onChange: (version: string) => void;
};

/** Makes `showModal()` focus the element. React's `autoFocus` would focus it before the dialog is open. */
function setAutofocus(element: Element | null): void {
  element?.setAttribute('autofocus', '');
}

/** Renders a list of releases, and a field for a text that contains a version. The text is not sent anywhere. */
export default function VersionFields({value, onChange}: Props): ReactNode {
  const settings = useSettings();
  const [listed, setListed] = useState(value);
  const paste = useRef<HTMLTextAreaElement>(null);
  const [answer, setAnswer] = useState<Answer>({text: ''});
  const others = listed === '' || releases.includes(listed) ? [] : [listed];

  function choose(version: string): void {
    onChange(version);
    if (paste.current) paste.current.value = '';
    setAnswer({text: ''});
  }

  function read(text: string): void {
    const found = versionIn(text, identity.package, releases);
    setAnswer(answerTo(text, found));
    if (!found) return;
    setListed(found.version);
    onChange(found.version);
  }

  return (
    <>
      <label>
        <Translate id="version.choose" />
        <select
          className="version__field"
          ref={setAutofocus}
          value={value}
          onChange={({target}) => choose(target.value)}>
          <option value="">{translate({id: 'version.none'})}</option>
          {[...others, ...releases].map((version) => (
            <option key={version} value={version}>
              {version}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Translate id="version.paste" />
        <textarea
          className="version__field"
          rows={4}
          spellCheck={false}
          ref={paste}
          onChange={({target}) => read(target.value)}
        />
      </label>
      <p className="version__answer" role="status" data-unknown={answer.isUnknown ? '' : undefined}>
        {answer.text}
      </p>
      <p className="version__changes">
        {value !== '' && settings.releases && (
          <Link
            to={`${settings.releases.link}?from=${value}`}
            onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}>
            {translate({id: 'version.changes'}, {version: value})}
          </Link>
        )}
      </p>
    </>
  );
}

function answerTo(text: string, found: ReturnType<typeof versionIn>): Answer {
  if (found) {
    const {version, range} = found;
    return {
      text:
        range === undefined
          ? translate({id: 'version.found'}, {version})
          : translate({id: 'version.newest'}, {version, range}),
    };
  }
  return {
    text: text.trim() && translate({id: 'version.unknown'}, {package: identity.package}),
    isUnknown: true,
  };
}
