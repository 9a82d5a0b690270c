import {spawn} from 'node:child_process';
import {freePort} from '../serve/listen';
import type {Driver} from './driver';

/** Characters that represent named keys in WebDriver. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/**
 * Opens a window of WebKitGTK, controlled over classic WebDriver. Each window has its own driver process and virtual
 * screen, because a driver does not always release its previous window.
 */
export async function openWebKit(executable: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', executable, `--port=${port}`],
    {
      // Starts a process group, so that `close` can end the driver, the browser and the screen together.
      detached: true,
      stdio: 'ignore',
      env: {...process.env, LANG: 'en_US.UTF-8', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    },
  );
  const ended = new Promise((resolve) => driver.once('exit', resolve));

  async function send<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
    if (response.ok) return value;
    throw new Error(`${value.error}: ${value.message}`);
  }

  async function begin(): Promise<string> {
    // The driver accepts connections only when its screen has started: retries for up to 10 s.
    for (let tries = 0; ; tries += 1) {
      try {
        return (await send<{sessionId: string}>('', {capabilities: {}})).sessionId;
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  const session = await begin();
  const post = <T>(path: string, body: object): Promise<T> => send(`/${session}${path}`, body);
  const act = (type: string, parameters: object, actions: readonly object[]): Promise<void> =>
    post('/actions', {actions: [{type, id: type, parameters, actions}]});
  return {
    goto: (url) => post('/url', {url}),
    run: (work, ...args) =>
      post('/execute/sync', {
        script: `return (${work.toString()}).apply(null, arguments)`,
        args,
      }),
    clickAt: (x, y) =>
      act('pointer', {pointerType: 'mouse'}, [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press: (...pressed) => {
      const values = pressed.map((key) => keys[key] ?? key);
      return act('key', {}, [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.reverse().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    resize: (width, height) => post('/window/rect', {width, height}),
    async close() {
      process.kill(-driver.pid!);
      await ended;
    },
  };
}
