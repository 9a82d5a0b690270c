import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {Client, type ClientOptions} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {countTokens} from '../../src/lib/page/countTokens';
import {cli, packageDir} from './run';

type Mode = NonNullable<ClientOptions['versionNegotiation']>['mode'];
const modes: readonly (readonly [string, Mode, RegExp])[] = [
  ['legacy', 'legacy', /^2025-/],
  ['auto', 'auto', /^2026-07-28$/],
  ['pinned', {pin: '2026-07-28'}, /^2026-07-28$/],
];

async function connect(mode: Mode): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'}, {versionNegotiation: {mode}});
  const parameters = {command: process.execPath, args: [cli, 'mcp'], cwd: packageDir};
  await client.connect(new StdioClientTransport(parameters));
  return client;
}

const textOf = (result: unknown): string =>
  (result as {content: readonly {text: string}[]}).content.map(({text}) => text).join('\n');

describe.each(modes)('the official client in its mode %s', (_, mode, version) => {
  let client: Client;
  beforeAll(async () => void (client = await connect(mode)), 30_000);
  afterAll(() => client.close());

  it('agrees on a revision and lists two tools with short descriptions', async () => {
    expect(client.getNegotiatedProtocolVersion()).toMatch(version);
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search_docs', 'read_docs']);
    expect(
      JSON.stringify(
        tools.map(({title, description, inputSchema}) => [title, description, inputSchema]),
      ).length,
    ).toBeLessThan(2000);
  });

  it('searches, and reads what it found', async () => {
    const found = textOf(
      await client.callTool({name: 'search_docs', arguments: {query: 'dts.bundle', limit: 3}}),
    );
    const [, address] = /\]\((\/config\/lib\/dts#dts-bundle)\)/.exec(found)!;
    expect(found.match(/^- /gm)).toHaveLength(3);
    expect(textOf(await client.callTool({name: 'read_docs', arguments: {address}}))).toMatch(
      /^## dts\.bundle$/m,
    );
    expect(
      textOf(
        await client.callTool({name: 'search_docs', arguments: {query: '声明文件', lang: 'zh'}}),
      ),
    ).toContain('(/zh/');
  });

  it('answers wrong calls with errors, and long pages within 10,000 tokens', async () => {
    const call = async (name: string, args: Record<string, unknown>) => {
      try {
        return await client.callTool({name, arguments: args});
      } catch (error) {
        return {isError: true, content: [{text: String(error)}]};
      }
    };
    for (const [name, args] of [
      ['search_docs', {}],
      ['search_docs', {query: 5}],
      ['search_docs', {query: ' '}],
      ['search_docs', {query: 'a', limit: 1e9}],
      ['read_docs', {address: '../../etc/passwd'}],
      ['read_docs', {address: 'x'.repeat(100_000)}],
      ['delete_docs', {}],
    ] as const) {
      expect(await call(name, args)).toMatchObject({isError: true});
    }
    const long = textOf(await call('read_docs', {address: '/releases/1.0.0', budget: 9500}));
    expect(long).toMatch(/^Next: \/releases\/1\.0\.0#/m);
    expect(countTokens(long)).toBeLessThan(10_000);
    expect((await client.listTools()).tools).toHaveLength(2);
  });
});

test('the server answers within its time, survives lines that are no requests, and writes only the protocol', async () => {
  const start = performance.now();
  const child = spawn(process.execPath, [cli, 'mcp'], {cwd: packageDir});
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => void lines.push(line));
  const send = (text: string): void => void child.stdin.write(`${text}\n`);
  send('not JSON');
  send('[]');
  send('{"jsonrpc": "2.0", "id": {"a": 1}, "method": 5}');
  send('\u0000\u0001');
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: {name: 'a', version: '1'},
  };
  send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'initialize', params}));
  while (!lines.some((line) => line.includes('serverInfo'))) await once(reader, 'line');
  // 1.5 s on a quiet machine; other tests run at the same time.
  expect(performance.now() - start).toBeLessThan(5000);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({jsonrpc: '2.0'});
  child.stdin.end();
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}, 30_000);
