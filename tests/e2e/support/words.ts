import {say} from '../../../src/compiler/say';
import {settings} from '../../../src/site/settings';
import {locales, type Locale, type MessageId} from '../../../src/site/locales';

/** What the interface says in a language, by short names; what it puts together is put together here, too. */
function wordsOf(locale: Locale) {
  const message = (id: MessageId, values?: Readonly<Record<string, string>>): string =>
    say(locale, id, values);
  return {
    title: settings.title[locale],
    skip: message('theme.common.skipToMainContent'),
    tools: message('navbar.tools'),
    language: message('navbar.language'),
    navigation: message('navbar.menu'),
    menu: message('sidebar.menu'),
    outline: message('outline.title'),
    light: message('theme.light'),
    dark: message('theme.dark'),
    system: message('theme.system'),
    toTop: message('page.toTop'),
    previous: message('theme.docs.paginator.previous'),
    next: message('theme.docs.paginator.next'),
    copyCode: message('code.copy'),
    wrap: message('code.wrap'),
    showAll: message('code.showAll'),
    showFewer: message('code.showFewer'),
    shortcuts: message('shortcuts.title'),
    letters: message('shortcuts.letters'),
    close: message('shortcuts.close'),
    copyMarkdown: message('pageActions.copy'),
    loading: message('pageActions.loading'),
    copied: message('pageActions.copied'),
    linkCopied: message('heading.copied'),
    failed: message('pageActions.failed', {link: message('pageActions.failedLink')}),
    report: message('report.link'),
    reportTitle: message('report.title'),
    copyLink: message('pageActions.copyLink'),
    open: message('pageActions.open'),
    view: message('pageActions.view'),
    chatgpt: message('pageActions.openIn', {name: 'ChatGPT'}),
    claude: message('pageActions.openIn', {name: 'Claude'}),
    prompt: message('build.copyPrompt', {keys: 'Ctrl+C'}),
    promptApple: message('build.copyPrompt', {keys: '⌘+C'}),
    filter: message('overview.filter'),
    placeholder: message('overview.placeholder'),
    noMatch: message('overview.empty', {query: ''}),
    notFound: message('build.NotFound.title'),
    home: message('build.NotFound.home'),
    start: message('home.start'),
    search: message('search.label'),
    searchAll: message('search.allPages'),
    searchPlaceholder: message('search.placeholder'),
    noRecent: message('search.noRecent'),
    recent: message('search.recent'),
    favourites: message('search.favourites'),
    noResults: `${message('search.noResults')} "`,
    suggestions: `${message('search.suggestions')}:`,
    searchReport: `${message('search.report')} ${message('search.reportLink')}`,
    searchFailed: message('search.failed'),
    failedHelp: message('search.failedHelp'),
    searchLetters: message('search.letters'),
    cancel: message('search.cancel'),
    clear: message('search.clear'),
    keep: message('search.save'),
    forget: message('search.remove'),
    forgetFavourite: message('search.removeFavourite'),
  };
}

export const words = Object.fromEntries(
  locales.map((locale) => [locale, wordsOf(locale)]),
) as Readonly<Record<Locale, ReturnType<typeof wordsOf>>>;
