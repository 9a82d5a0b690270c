import type {DocSearchModalProps} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {cleanHit, type Hit, type Resolve} from '@site/src/lib/search/hit';
import {rememberHosts, transporterHosts} from '@site/src/lib/search/providerHosts';
import type {SearchResult} from '@site/src/lib/search/respond';
import {describeFailure} from '@site/src/lib/search/describeFailure';
import {patientSearch} from '@site/src/lib/search/patientSearch';
import type {Locale} from '@site/src/site/locales';
import * as limits from '@site/src/site/limits';
import {heldRow} from './askAgain';
import {sharedClient, type EmbeddedClient} from './embedded';
import {answerLog} from './log';
import type {SearchParts} from './parts';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Provided = Parameters<Transform>[0];
type Question = Parameters<EmbeddedClient['search']>[0];
type Answer = {readonly results: readonly {readonly hits: readonly unknown[]}[]};
type Transporter = {
  readonly hosts: unknown[];
  readonly hostsCache: Parameters<typeof rememberHosts>[0];
};

/** States of the provider's hosts, shared by all dialogs of a page. */
const hostStates = new Map<string, unknown>();

/** Creates a client for the site's own index or the provider. It reports errors and sanitises hits. */
export function createClient(parts: SearchParts, locale: Locale, resolve: Resolve): Transform {
  return (provided) => {
    const search =
      hostedSearch(provided, parts, locale) ??
      ((question: Question) => sharedClient().search(question).then(inPlace));
    const patient = patientSearch(
      async (question: Question) =>
        cleanAnswer(
          (await answerLog(question.requests[0]!.query, parts)) ?? (await search(question)),
          resolve,
        ),
      {
        isCurrent: ({requests}) =>
          document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ===
          requests[0]?.query,
        report: (error) => console.error(describeFailure(error)),
        atLeast: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
        // The modal sets its "stalled" status after `searchStalledMs`, which would remove the error.
        showAfterMs: limits.searchStalledMs + 30,
        giveUpAfterMs: limits.searchGiveUpMs,
      },
    );
    return {...provided, search: patient as unknown as Provided['search']};
  };
}

/** Results of the last query, which a better answer may follow. */
let shown: readonly SearchResult[] = [];

/** Merges a better answer to the last query: a row that the user points at or selected stays in place. */
function inPlace(found: Awaited<ReturnType<EmbeddedClient['search']>>): Answer {
  const isHeld = found.isBetter && heldRow() !== undefined;
  const results = found.results.map((result, index) => {
    const before = isHeld && shown[index]?.query === result.query ? shown[index].hits : [];
    const better = new Map(result.hits.map((hit) => [hit.url, hit]));
    const kept = before.map((hit) => ({
      ...(better.get(hit.url) ?? hit),
      isMention: hit.isMention,
    }));
    const fresh = result.hits.filter(({url}) => !before.some((hit) => hit.url === url));
    return {...result, hits: [...kept, ...fresh].slice(0, limits.searchHitsPerPage)};
  });
  shown = results;
  return {results};
}

function hostedSearch(
  provided: Provided,
  {source}: SearchParts,
  locale: Locale,
): ((question: Question) => Promise<unknown>) | undefined {
  if (source.mode !== 'hosted') return undefined;
  const {hosts, hostsCache} = provided.transporter as unknown as Transporter;
  if (source.hosts) hosts.splice(0, hosts.length, ...transporterHosts(source.hosts));
  rememberHosts(hostsCache, hostStates);
  const ask = provided.search as (question: unknown) => Promise<unknown>;
  return ({requests}) =>
    ask({
      requests: requests.map((request) => ({
        ...request,
        indexName: source.indexName,
        facetFilters: [`language:${locale}`],
      })),
    });
}

/** Returns the answer with sanitised hits. Throws if it has no results. */
function cleanAnswer(answer: unknown, resolve: Resolve): Answer {
  const [result] = (answer as Partial<Answer> | null)?.results ?? [];
  if (!Array.isArray(result?.hits)) throw new Error('The answer holds no results.');
  const say = {
    also: (word: string) => translate({id: 'search.also'}, {word}),
    mentions: translate({id: 'search.mentions'}),
  };
  const hits = result.hits.flatMap((raw): readonly Hit[] => {
    const hit = cleanHit(raw, resolve, say);
    return hit ? [hit] : [];
  });
  return {results: [{...result, hits}]};
}
