import {createServer, request, type IncomingMessage, type Server} from 'node:http';
import {connect} from 'node:net';

/** Address of the servers behind the proxy, which other machines cannot reach. */
export const innerHost = '127.0.0.1';

/**
 * Creates a server that forwards HTTP requests and WebSocket connections to the port that `portOf` returns for their
 * path. Requests wait until the promise of `portOf` resolves; if it rejects, the response is 502.
 */
export function createProxy(portOf: (path: string) => Promise<number>): Server {
  const server = createServer((incoming, response) => {
    const {url = '/', method, headers} = incoming;
    const badGateway = (): void => void response.writeHead(502).end('The server has stopped.');
    portOf(url).then((port) => {
      const outgoing = request({host: innerHost, port, path: url, method, headers}, (inner) => {
        response.writeHead(inner.statusCode!, inner.headers);
        inner.pipe(response);
      });
      outgoing.once('error', () => (response.headersSent ? response.destroy() : badGateway()));
      response.once('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    }, badGateway);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket, head: Buffer) => {
    // Without this listener, an error would end the process, for example when a server restarts. The page reconnects.
    socket.on('error', () => socket.destroy());
    portOf(incoming.url ?? '/').then(
      (port) => {
        const outgoing = connect(port, innerHost);
        outgoing.on('error', () => socket.destroy());
        outgoing.write(headOf(incoming));
        outgoing.write(head);
        socket.pipe(outgoing).pipe(socket);
      },
      () => socket.destroy(),
    );
  });
  return server;
}

function headOf({method, url, httpVersion, rawHeaders}: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
