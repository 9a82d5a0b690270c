import * as limits from '../../site/limits';

/** What a report begins with. The names are the ids of the fields in `.github/ISSUE_TEMPLATE/page-problem-*.yml`. */
type Report = {
  /** Address of the page. */
  readonly page: string;
  /** The page's language, in the language itself. */
  readonly language: string;
  /** Versions of the package that the page was verified with; empty when it shows nothing of it. */
  readonly version: string;
};

type Form = {
  /** Where GitHub takes new issues of a repository. */
  readonly newIssueUrl: string;
  /** Primary subtag of the page's language: there is a form for each. */
  readonly language: string;
  readonly title: string;
};

/** The file of the form for a language, in `.github/ISSUE_TEMPLATE`. */
export function formFile(language: string): string {
  return `page-problem-${language}.yml`;
}

/** The address of a new issue about a page, filled in. A long title is cut, so that servers take the address. */
export function reportAddress({newIssueUrl, language, title}: Form, report: Report): string {
  const url = new URL(newIssueUrl);
  url.searchParams.set('template', formFile(language));
  for (const [name, value] of Object.entries(report)) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return withText(url, 'title', title);
}

/** The same address with the heading that a reader is at; without one when there is none. */
export function withHeading(address: string, heading: string | undefined): string {
  const url = new URL(address);
  url.searchParams.delete('heading');
  return heading ? withText(url, 'heading', heading) : url.href;
}

/** Sets a parameter to as much of a text as the longest address has room for. */
function withText(url: URL, name: string, text: string): string {
  // By characters: half of one has no encoding.
  const characters = [...text];
  url.searchParams.set(name, text);
  while (url.href.length > limits.reportAddressMax && characters.length > 0) {
    characters.pop();
    url.searchParams.set(name, `${characters.join('')}…`);
  }
  if (characters.length === 0) url.searchParams.delete(name);
  return url.href;
}
