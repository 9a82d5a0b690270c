import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createFront} from '../../../../tools/dev/front';

const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A server that says who it is and what it was asked, and answers what a web socket sends. */
function behind(name: string): Promise<number> {
  const server = createServer((asked, answer) => {
    answer.writeHead(asked.url === '/gone' ? 404 : 200, {'x-name': name});
    answer.write(`${name} ${asked.method} ${asked.url} `);
    asked.pipe(answer);
  });
  server.on('upgrade', (asked, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: ${asked.headers.upgrade}\r\n`);
    socket.write(`connection: upgrade\r\n\r\n${name} `);
    socket.pipe(socket);
  });
  return listening(server);
}

let front: string;
let release: (port: number) => void;
const late = new Promise<number>((done) => (release = done));

beforeAll(async () => {
  const [one, two] = [await behind('one'), await behind('two')];
  const closed = createServer();
  const none = await listening(closed);
  closed.close();
  const port = await listening(
    createFront(async (path) => {
      if (path.startsWith('/never')) throw new Error('no server');
      if (path.startsWith('/late')) return late;
      if (path.startsWith('/stopped')) return none;
      return path.startsWith('/two') ? two : one;
    }),
  );
  front = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Opens a web socket by hand and sends a word; what comes back, until the word was in it. */
function socketSays(path: string): Promise<string> {
  return new Promise((done, reject) => {
    const asked = request(`${front}${path}`, {headers: {connection: 'upgrade', upgrade: 'echo'}});
    asked.on('error', reject);
    asked.on('upgrade', (_answer, socket, head) => {
      let text = String(head);
      socket.write('word');
      socket.on('data', (data) => {
        text += String(data);
        if (!text.includes('word')) return;
        socket.destroy();
        done(text);
      });
    });
    asked.end();
  });
}

it.each([
  ['/', 'one GET / '],
  ['/two/page?a=b', 'two GET /two/page?a=b '],
])('a request for %s goes to the server whose it is', async (path, text) => {
  expect(await (await fetch(front + path)).text()).toBe(text);
});

it('what is sent and what is answered pass as they are', async () => {
  const answer = await fetch(`${front}/gone`, {method: 'POST', body: 'text'});
  expect([answer.status, answer.headers.get('x-name')]).toEqual([404, 'one']);
  expect(await answer.text()).toBe('one POST /gone text');
});

it.each([
  ['/ws', 'one word'],
  ['/two/ws', 'two word'],
])('a web socket at %s speaks to the server whose it is', async (path, text) => {
  expect(await socketSays(path)).toBe(text);
});

it('a request waits for a server that is still starting', async () => {
  const answer = fetch(`${front}/late`);
  release(await behind('late'));
  expect(await (await answer).text()).toBe('late GET /late ');
});

it.each(['/never', '/stopped'])(
  'without a server, %s is answered and not left open',
  async (path) => {
    expect((await fetch(front + path)).status).toBe(502);
    await expect(socketSays(path)).rejects.toThrow();
  },
);
