import {createServer, type Server} from 'node:http';
import {freePort, listen} from '../../../../tools/serve/listen';

describe('listen', () => {
  const servers: Server[] = [];
  const server = (): Server => {
    const made = createServer();
    servers.push(made);
    return made;
  };

  afterEach(async () => {
    await Promise.all(
      servers.splice(0).map((made) => new Promise((resolve) => made.close(resolve))),
    );
  });

  it('takes the port when it is free', async () => {
    const port = await freePort();
    expect(await listen(server(), port, true)).toBe(port);
  });

  it('takes another port unless it is fixed', async () => {
    const port = await freePort();
    await listen(server(), port, true);
    expect(await listen(server(), port, false)).toBeGreaterThan(port);
  });

  it('returns null for a taken port that is fixed', async () => {
    const port = await freePort();
    await listen(server(), port, true);
    expect(await listen(server(), port, true)).toBeNull();
  });
});
