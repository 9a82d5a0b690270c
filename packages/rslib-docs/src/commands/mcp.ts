import {fromJsonSchema, McpServer} from '@modelcontextprotocol/server';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {localeRows, type Language} from '../../../../src/site/locales';
import {codes, Failure, limits, plain, queryOf, type Answer, type Command} from '../command';
import {documented, openDocs, ownVersion, type Docs} from '../docs';
import {searchAnswer} from './search';
import {showAnswer} from './show';

const languages = Object.values(localeRows).map(({language}) => language);
const lang = {type: 'string', enum: languages, description: 'Language of the pages, en by default'};
const number = (description: string, {most}: {readonly most: number}) => ({
  type: 'integer',
  minimum: 1,
  maximum: most,
  description,
});

type Input = {
  readonly query?: string;
  readonly address?: string;
  readonly limit?: number;
  readonly budget?: number;
  readonly lang?: Language;
};

const schema = (required: string, properties: Readonly<Record<string, object>>) =>
  fromJsonSchema<Input>({
    type: 'object',
    properties: {...properties, lang},
    required: [required],
    additionalProperties: false,
  });

/** Converts an answer, or the error of a wrong call, to the result of a tool. */
function resultOf(input: Input, answer: (docs: Docs) => Answer) {
  const result = (text: string, isError: boolean) => ({
    content: [{type: 'text' as const, text: plain(text)}],
    ...(isError && {isError}),
  });
  try {
    const {code, text} = answer(openDocs(input.lang ?? 'en'));
    return result(text, code !== codes.found);
  } catch (error) {
    if (error instanceof Failure) return result(error.message, true);
    throw error;
  }
}

function createServer(): McpServer {
  const server = new McpServer(
    {name: 'rslib-docs', version: ownVersion},
    {instructions: `Documentation of Rslib ${documented}: search, then read the section.`},
  );
  const annotations = {readOnlyHint: true, openWorldHint: false};
  server.registerTool(
    'search_docs',
    {
      title: 'Search the Rslib documentation',
      description:
        'Finds sections of the documentation of Rslib, the library build tool: options of rslib.config, formats, declaration files, package.json, errors. Returns title, address and a sentence per section, page by page, the best page first.',
      inputSchema: schema('query', {
        query: {
          type: 'string',
          maxLength: limits.query,
          description: 'A few words, an option or an error message',
        },
        limit: number(`Number of sections, ${limits.limit.usual} by default`, limits.limit),
      }),
      annotations,
    },
    (input) =>
      resultOf(input, (docs) =>
        searchAnswer(docs, queryOf([input.query ?? '']), input.limit ?? limits.limit.usual),
      ),
  );
  server.registerTool(
    'read_docs',
    {
      title: 'Read the Rslib documentation',
      description:
        'Returns a section or page as Markdown, by its address (/config/lib/dts#dts-bundle) or the name of an option (dts.bundle). Ends at the border of a section within the budget, and names the address of the next one.',
      inputSchema: schema('address', {
        address: {
          type: 'string',
          maxLength: limits.query,
          description: 'Address from search_docs, or an option',
        },
        budget: number(`Tokens, ${limits.budget.usual} by default`, limits.budget),
      }),
      annotations,
    },
    (input) =>
      resultOf(input, (docs) =>
        showAnswer(docs, queryOf([input.address ?? '']), input.budget ?? limits.budget.usual),
      ),
  );
  return server;
}

export default {
  run() {
    serveStdio(createServer);
    return undefined;
  },
} satisfies Command;
