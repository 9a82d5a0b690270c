import {createServer, request, type Server} from 'node:http';
import {createProxy} from '../../../../tools/dev/proxy';
import {freePort, listen, stopServer} from '../../../../tools/serve/listen';

const servers: Server[] = [];

function listening(server: Server): Promise<number> {
  servers.push(server);
  return listen(server);
}

/** Starts a server that responds with its name and the request, and echoes web sockets. Returns the port. */
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

let proxy: string;
let release: (port: number) => void;
const late = new Promise<number>((done) => (release = done));

beforeAll(async () => {
  const ports = {one: await behind('one'), two: await behind('two'), stopped: await freePort()};
  const portOf = (path: string): Promise<number> => {
    const name = path.split('/')[1]!;
    if (name === 'never') return Promise.reject(new Error('no server'));
    return name === 'late' ? late : Promise.resolve(ports[name as 'one'] ?? ports.one);
  };
  proxy = `http://127.0.0.1:${await listening(createProxy(portOf))}`;
});

afterAll(() => servers.forEach((server) => void stopServer(server)));

/** Opens a web socket, sends `word`, and returns the received text up to the echo of `word`. */
function readSocket(path: string): Promise<string> {
  return new Promise((done, reject) => {
    const asked = request(`${proxy}${path}`, {headers: {connection: 'upgrade', upgrade: 'echo'}});
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
])('a request for %s is forwarded to the server of its path', async (path, text) => {
  expect(await (await fetch(proxy + path)).text()).toBe(text);
});

it('requests and responses are forwarded unchanged', async () => {
  const answer = await fetch(`${proxy}/gone`, {method: 'POST', body: 'text'});
  expect([answer.status, answer.headers.get('x-name')]).toEqual([404, 'one']);
  expect(await answer.text()).toBe('one POST /gone text');
});

it.each([
  ['/ws', 'one word'],
  ['/two/ws', 'two word'],
])('a web socket at %s is forwarded to the server of its path', async (path, text) => {
  expect(await readSocket(path)).toBe(text);
});

it('a request waits for a server that is still starting', async () => {
  const answer = fetch(`${proxy}/late`);
  release(await behind('late'));
  expect(await (await answer).text()).toBe('late GET /late ');
});

it.each(['/never', '/stopped'])('without a server, %s gets a 502 response', async (path) => {
  expect((await fetch(proxy + path)).status).toBe(502);
  await expect(readSocket(path)).rejects.toThrow();
});
