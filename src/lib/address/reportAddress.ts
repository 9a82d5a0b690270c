import * as limits from '../../site/limits';

/** Prefilled fields of a report, by their ids in `.github/ISSUE_TEMPLATE/page-problem-*.yml`. */
type Report = {
  readonly page: string;
  /** Name of the page's language, in that language. */
  readonly language: string;
  /** Version of the package that the page was verified with, or an empty string. */
  readonly version: string;
};

type Form = {
  /** URL for new issues of a GitHub repository. */
  readonly newIssueUrl: string;
  /** Primary subtag of the page's language, such as `zh`. */
  readonly language: string;
  readonly title: string;
};

/** Returns the name of a language's form in `.github/ISSUE_TEMPLATE`. */
export function formFile(language: string): string {
  return `page-problem-${language}.yml`;
}

/** Returns the URL of a prefilled issue. A long title is cut, so that servers accept the URL. */
export function reportAddress({newIssueUrl, language, title}: Form, report: Report): string {
  const url = new URL(newIssueUrl);
  url.searchParams.set('template', formFile(language));
  for (const [name, value] of Object.entries(report)) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return withText(url, 'title', title);
}

/** Returns the URL of a report with its field `heading` set, or removed if `heading` is empty. */
export function withHeading(address: string, heading: string | undefined): string {
  const url = new URL(address);
  url.searchParams.delete('heading');
  return heading ? withText(url, 'heading', heading) : url.href;
}

/** Sets a parameter to a text, which is cut until the whole URL is short enough for servers. */
function withText(url: URL, name: string, text: string): string {
  // The text is cut by code points, because half a surrogate pair cannot be encoded.
  const characters = [...text];
  url.searchParams.set(name, text);
  while (url.href.length > limits.reportAddressMax && characters.length > 0) {
    characters.pop();
    url.searchParams.set(name, `${characters.join('')}…`);
  }
  if (characters.length === 0) url.searchParams.delete(name);
  return url.href;
}
