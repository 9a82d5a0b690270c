import { createServer } from 'node:http';
import { page } from './page';

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page(request.url ?? '/'));
});

server.listen(Number(process.env.PORT ?? 3000), () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(address.port);
});
