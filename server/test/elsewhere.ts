import { type ServerResponse, createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

type Answer = Uint8Array | 'slow' | 'failing' | 'moved' | 'cut';

/** Far away, so that what is asked for at once is there at once. */
const WAY_MS = 30;

async function answerWith(what: Answer | undefined, answer: ServerResponse): Promise<void> {
  await wait(WAY_MS);
  if (what === 'slow') await wait(60_000, undefined, { ref: false });
  if (what === 'cut') return void answer.writeHead(200, { 'content-length': '100' }).write('half', () => answer.destroy());
  if (what === 'moved') return void answer.writeHead(302, { location: 'https://example.com/a.jpg' }).end();
  if (what === undefined || typeof what === 'string') return void answer.writeHead(what === 'failing' ? 502 : 404).end();
  answer.end(what);
}

/** Foreign site with pictures, on a server of its own beside the shop. */
export function openElsewhere() {
  const files = new Map<string, Answer>();
  const asked: string[] = [];
  const underWay = new Set<ServerResponse>();
  let mostAtOnce = 0;
  const server = createServer((request, answer) => {
    const path = request.url ?? '/';
    asked.push(path);
    underWay.add(answer);
    mostAtOnce = Math.max(mostAtOnce, underWay.size);
    // The connection closes later, when the next request may be there already.
    for (const end of ['finish', 'close']) answer.once(end, () => underWay.delete(answer));
    void answerWith(files.get(path), answer);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const at = (path: string) => {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`;
  };

  return {
    at,
    /** Puts a file there, or a way to behave; answers its address. */
    put(path: string, answer: Answer): string {
      files.set(path, answer);
      return at(path);
    },
    /** Paths, oldest first. */
    asked,
    mostAtOnce: () => mostAtOnce,
  };
}
