import { performance } from 'node:perf_hooks';

const PATIENCE_MS = 10_000;

/** Milliseconds until an open screen hears of a change. */
export function heardBy(base: string, token: string, change: () => Promise<unknown>): Promise<number> {
  const line = new WebSocket(`${base.replace('https', 'wss')}/api/ws`);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no change was pushed')), PATIENCE_MS);
    let begun = 0;
    line.addEventListener('open', () => line.send(JSON.stringify({ token, since: 0, ageMs: 0 })));
    line.addEventListener('error', () => reject(new Error('the line to the screen does not open')));
    line.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data));
      if (type === 'ready') {
        begun = performance.now();
        change().catch(reject);
      } else if (type === 'change') {
        clearTimeout(late);
        line.close();
        resolve(performance.now() - begun);
      }
    });
  });
}

const PART = /<script type="module"[^>]* src="([^"]+)"/;

/** The page of a deep address names its parts where they are. */
export async function checkPage(base: string): Promise<void> {
  const page = await (await fetch(`${base}/order/list`)).text();
  const part = PART.exec(page)?.[1] ?? '';
  const answer = await fetch(new URL(part, base));
  if (part === '' || !answer.headers.get('content-type')?.includes('javascript'))
    throw new Error(`the page asks for ${part || 'nothing'}, which is no part of it`);
}
