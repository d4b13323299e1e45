import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PASSWORD, type Running } from '../cluster.ts';

const Envelope = z.object({ code: z.int(), message: z.string(), data: z.unknown().optional() });
const Ready = z.object({ status: z.string() });

/** Longest that a request is waited for: what hangs for longer is a failure of the drill. */
const GIVE_UP_MS = 60_000;
const SIGNED_OUT = 401;

export interface Answered {
  code: number;
  ms: number;
  message: string;
  data?: unknown;
}

/** A call by hand: its code, or 0 where nothing came, and how long it took. */
export async function call({ port }: Pick<Running, 'port'>, path: string, token = '', body?: object): Promise<Answered> {
  const begun = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'authori-zation': token, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  })
    .then(async (came) => Envelope.parse(await came.json()))
    .catch((error: unknown) => ({ code: 0, message: String(error), data: undefined }));
  return { ...answer, ms: performance.now() - begun };
}

export async function signIn(server: Pick<Running, 'port'>): Promise<string> {
  const { data } = await call(server, '/admin/login', '', { account: 'admin', pwd: PASSWORD });
  return z.object({ token: z.string() }).parse(data).token;
}

const LIST = '/admin/store/product/list?page=1&limit=20&type=1';
const BRANDS = '/admin/store/brand/list?page=1&limit=20';

/** Reads of staff, one after the other; their times and codes are kept. */
export function keepAsking(server: Running, token: string) {
  const answers: Answered[] = [];
  let isOver = false;
  const asking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      answers.push(await call(server, turn % 2 ? LIST : BRANDS, token));
      await sleep(50);
    }
  })();
  return {
    answers,
    async stop(): Promise<void> {
      isOver = true;
      await asking;
    },
  };
}

/** How many there were, how many failed, and with which words. */
export function summaryOf(answers: readonly Answered[]): string {
  const failed = answers.filter(({ code }) => code !== 200);
  const words = new Set(failed.map(({ message }) => message.slice(0, 40)));
  return [`${answers.length} calls, ${failed.length} failed`, ...words].join('; ');
}

/** Seconds until a session that was ended at one server is refused at another. */
export async function secondsUntilRefused(ending: Running, asked: Running): Promise<number> {
  const token = await signIn(ending);
  for (let turn = 0; turn < 5; turn += 1) await call(asked, BRANDS, token);
  const { code } = await call(ending, '/admin/logout', token);
  if (code !== 200) throw new Error(`the session could not be ended: ${code}`);
  return secondsUntil(async () => (await call(asked, BRANDS, token)).code === SIGNED_OUT);
}

/** Seconds until it is so; infinite where it never comes. */
export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > GIVE_UP_MS) return Infinity;
    await sleep(100);
  }
  return (performance.now() - begun) / 1000;
}

/** Answer of `/health/ready`, and how long it took to say it. */
export async function readiness({ port }: Pick<Running, 'port'>): Promise<{ status: string; ms: number }> {
  const begun = performance.now();
  const { status } = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(GIVE_UP_MS) })
    .then(async (came) => Ready.parse(await came.json()))
    .catch(() => ({ status: 'no answer' }));
  return { status, ms: performance.now() - begun };
}
