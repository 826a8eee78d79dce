/** What a scenario may ask of a browser, whichever it is; and how a WebDriver does it, whichever way its words travel. */
export type Size = { readonly width: number; readonly height: number };
export const phone: Size = { width: 360, height: 640 };
export const laptop: Size = { width: 1280, height: 800 };

/** One page of a browser. */
export type Tab = {
  /** Leaves for an address, and waits until it is loaded. */
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs in the page; the function sees nothing but its argument. */
  readonly evaluate: <A, T>(run: (given: A) => T | Promise<T>, given: A) => Promise<T>;
  /** A finger touches here and is lifted. */
  readonly touch: (x: number, y: number) => Promise<void>;
  readonly resize: (size: Size) => Promise<void>;
};
export type Engine = { readonly tab: Tab; readonly close: () => Promise<void> };

/** Says a command of WebDriver (https://www.w3.org/TR/webdriver2), by the name that Marionette gives it. */
export type Say = (command: string, parameters?: object) => Promise<unknown>;

/** A button that opens a window without bars when it is touched: windows with bars are never as narrow as a phone. */
const opener = `<button style="position:fixed;inset:0" onclick="open('about:blank','','popup,width=${phone.width},height=${phone.height}')">open`;

export async function openTab(say: Say): Promise<Tab> {
  await say('SetTimeouts', { script: 60_000, pageLoad: 60_000, implicit: 0 });
  const handles = async (): Promise<string[]> => (await say('GetWindowHandles')) as string[];
  const point = (type: 'mouse' | 'touch', x: number, y: number): Promise<unknown> =>
    say('PerformActions', {
      actions: [
        {
          type: 'pointer',
          id: type,
          parameters: { pointerType: type },
          actions: [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 }
          ]
        }
      ]
    });
  const [first] = await handles();
  await say('Navigate', { url: 'about:blank' });
  await say('ExecuteAsyncScript', {
    script: 'document.body.innerHTML = arguments[0]; arguments[1]();',
    args: [opener]
  });
  await point('mouse', 50, 50);
  let opened: string | undefined;
  for (let n = 0; n < 200 && opened === undefined; n += 1) {
    opened = (await handles()).find((one) => one !== first);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (opened === undefined) throw new Error('the window of a phone did not open');
  await say('SwitchToWindow', { handle: opened });

  const evaluate: Tab['evaluate'] = async (run, given) => {
    const script = `const [given, done] = arguments;
      (async () => (${run.toString()})(given))().then(
        (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) || 'failed' }));`;
    const answer = (await say('ExecuteAsyncScript', { script, args: [given ?? null] })) as {
      readonly value?: unknown;
      readonly error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as never;
  };
  return {
    goto: async (url) => void (await say('Navigate', { url })),
    // As a person does: what Firefox calls Refresh goes past the service worker.
    reload: async () => {
      await evaluate(() => void setTimeout(() => location.reload(), 0, (document.body.dataset.left = '')), null);
      const there = (): boolean => document.readyState === 'complete' && document.body.dataset.left === undefined;
      for (let n = 0; !(await evaluate(there, null).catch(() => false)); n += 1) {
        if (n > 600) throw new Error('the page was not loaded again');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    evaluate,
    touch: async (x, y) => void (await point('touch', x, y)),
    resize: async ({ width, height }) => {
      const inside = (): Promise<number[]> => evaluate(() => [window.innerWidth, window.innerHeight], null);
      // A window may have edges of its own: it is made larger by as much as is missing.
      let [more, higher] = [0, 0];
      for (let n = 0; n < 40; n += 1) {
        const [w = 0, h = 0] = await inside();
        if (w === width && h === height) return;
        if (n % 8 === 0) {
          if (n > 0) [more, higher] = [more + width - w, higher + height - h];
          await say('SetWindowRect', { width: width + more, height: height + higher });
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`the window is not ${width}×${height}: ${(await inside()).join('×')}`);
    }
  };
}
