import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import {connect} from 'node:net';

/** Where the servers behind listen: nobody but this machine reaches them past the front. */
export const innerHost = '127.0.0.1';

/**
 * One address before several servers: a request, or a web socket, goes on to the port that its path is answered with.
 * It waits until there is one; no port means that there never will be.
 */
export function createFront(portOf: (path: string) => Promise<number>): Server {
  const server = createServer((asked, answer) => {
    const {url = '/', method, headers} = asked;
    const unanswered = (): void => void answer.writeHead(502).end('The server has stopped.');
    portOf(url).then((port) => {
      const onward = request({host: innerHost, port, path: url, method, headers}, (given) => {
        answer.writeHead(given.statusCode!, given.headers);
        given.pipe(answer);
      });
      onward.once('error', () => (answer.headersSent ? answer.destroy() : unanswered()));
      answer.once('close', () => onward.destroy());
      asked.pipe(onward);
    }, unanswered);
  });
  server.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
    // A reader who leaves, or a server that restarts, is no error: the page connects anew.
    socket.on('error', () => socket.destroy());
    portOf(asked.url ?? '/').then(
      (port) => {
        const onward = connect(port, innerHost);
        onward.on('error', () => socket.destroy());
        onward.write(headOf(asked));
        onward.write(head);
        socket.pipe(onward).pipe(socket);
      },
      () => socket.destroy(),
    );
  });
  return server;
}

/** The head of a request as it came in. */
function headOf({method, url, httpVersion, rawHeaders}: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
