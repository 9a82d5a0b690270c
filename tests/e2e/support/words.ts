import {getMessage} from '../../../src/compiler/messages';
import {settings} from '../../../docusaurus.config';
import {locales, type Locale, type MessageId} from '../../../src/site/locales';

/** Returns the messages of the interface in a language, by short names. */
function wordsOf(locale: Locale) {
  const message = (id: MessageId, values?: Readonly<Record<string, string>>): string =>
    getMessage(locale, id, values);
  return {
    title: settings.title[locale],
    skip: message('theme.common.skipToMainContent'),
    skipLinks: message('skip.label'),
    tools: message('navbar.tools'),
    language: message('navbar.language'),
    navigation: message('navbar.menu'),
    menu: message('sidebar.menu'),
    outline: message('outline.title'),
    light: message('theme.light'),
    dark: message('theme.dark'),
    system: message('theme.system'),
    toTop: message('page.toTop'),
    next: message('theme.docs.paginator.next'),
    copyCode: message('code.copy'),
    wrap: message('code.wrap'),
    showAll: message('code.showAll'),
    openAll: message('entries.open'),
    closeAll: message('entries.close'),
    showFewer: message('code.showFewer'),
    shortcuts: message('shortcuts.title'),
    letters: message('shortcuts.letters'),
    close: message('shortcuts.close'),
    copyMarkdown: message('pageActions.copy'),
    copied: message('pageActions.copied'),
    failed: message('pageActions.failed', {link: message('pageActions.failedLink')}),
    report: message('report.link'),
    reportTitle: message('report.title'),
    open: message('pageActions.open'),
    chatgpt: message('pageActions.openIn', {name: 'ChatGPT'}),
    claude: message('pageActions.openIn', {name: 'Claude'}),
    filter: message('overview.filter'),
    notFound: message('build.NotFound.title'),
    home: message('build.NotFound.home'),
    start: message('home.start'),
    search: message('search.label'),
    searchAll: message('search.allPages'),
    searchPlaceholder: message('search.placeholder'),
    noRecent: message('search.noRecent'),
    searchFailed: message('search.failed'),
    failedHelp: message('search.failedHelp'),
    searchMissing: message('search.missing'),
    retry: message('search.retry'),
    searchBrowse: message('search.browse'),
    searchPopular: message('search.popular'),
    searchOnPage: message('search.onPage'),
    searchOther: message('search.other'),
    searchOutdated: message('search.outdated'),
    reload: message('search.reload'),
    logPasted: message('search.log'),
    logKnown: message('search.log.known'),
    logUnknown: message('search.log.unknown'),
    cancel: message('search.cancel'),
    clear: message('search.clear'),
    keep: message('search.save'),
    forget: message('search.remove'),
  };
}

export const words = Object.fromEntries(
  locales.map((locale) => [locale, wordsOf(locale)]),
) as Readonly<Record<Locale, ReturnType<typeof wordsOf>>>;
