import { type IncomingMessage, createServer } from 'node:http';
import type { Account } from './account.ts';
import { answerTo } from './answer.ts';
import { PlatformRefusal } from './refusal.ts';

const LARGEST = 12 * 1024 * 1024;

/** Faults of the platform, for its next answers. */
export type PlatformFault = 'lostAnswer' | 'html' | 'busy';

export interface ServedPlatform {
  /** Address without a slash at its end. */
  origin: string;
  /** Requests that were refused, newest last. */
  refusals: { path: string; code: number }[];
  /** Gives every answer this fault until it is undefined again. */
  become(fault: PlatformFault | undefined): void;
  /** Loses its next answer to a path, after the act. */
  loseNext(path: string): void;
  /** Address that requests seem to come from. */
  comeFrom(address: string): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    if (size > LARGEST) throw new PlatformRefusal(40006, 'invalid media size');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Opens the door of the platform on a port of its own. `now` is the clock of whoever drives it. */
export async function serve(account: Account, now: () => Date): Promise<ServedPlatform> {
  const refusals: ServedPlatform['refusals'] = [];
  let [fault, from]: [PlatformFault | undefined, string] = [undefined, '127.0.0.1'];
  let lost: string | undefined;

  async function answered(request: IncomingMessage): Promise<string> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://platform');
    try {
      const contentType = request.headers['content-type'] ?? '';
      const asked = { method: request.method ?? 'GET', path, query, contentType, from, now: now().getTime() };
      const answer = await answerTo(account, { ...asked, body: await bodyOf(request) });
      return typeof answer === 'string' ? answer : JSON.stringify({ errcode: 0, errmsg: 'ok', ...answer });
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error;
      refusals.push({ path, code: error.code });
      return JSON.stringify({ errcode: error.code, errmsg: `${error.message} rid: 6500-1a2b-3c4d` });
    }
  }

  const server = createServer((request, response) => {
    void answered(request).then(
      (text) => {
        const isLost = lost !== undefined && request.url?.startsWith(lost);
        if (isLost) lost = undefined;
        if (isLost || fault === 'lostAnswer') return request.socket.destroy();
        const body =
          fault === 'html' ? '<html>Bad Gateway</html>' : fault === 'busy' ? '{"errcode":-1,"errmsg":"system error"}' : text;
        return response.writeHead(200, { 'content-type': 'application/json', date: now().toUTCString() }).end(body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    refusals,
    become: (next) => void (fault = next),
    loseNext: (path) => void (lost = path),
    comeFrom: (next) => void (from = next),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
