import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { cutOff, wireOf } from './limits.ts';

type Ask = (...sent: unknown[]) => unknown;

/** Connection as its watch sees it. */
export interface Watched {
  /** Process of PostgreSQL behind it; unknown where a pooler hands out another for each transaction. */
  readonly pid: number | undefined;
  /** Moment since which an answer is owed and not a byte came; undefined while none is owed. */
  silentSince(): number | undefined;
  /** True of one on which nothing is under way, not even between the statements of a transaction. */
  isResting(): boolean;
  cut(): void;
}

/** Counts the answers that a connection owes: one for each statement, in their order. */
export function listenFor(client: pg.ClientBase, pid: number | undefined): Watched {
  const asked: number[] = [];
  let seen = { bytes: 0, at: 0 };
  const ask = client.query.bind(client) as Ask;
  const query: Ask = (...sent) => {
    asked.push(performance.now());
    return ask(...sent);
  };
  Object.assign(client, { query });
  wireOf(client).on('readyForQuery', () => asked.shift());

  /** Moment of the last look that saw bytes come. */
  function lastHeard(): number {
    const bytes = wireOf(client).stream.bytesRead;
    if (bytes !== seen.bytes) seen = { bytes, at: performance.now() };
    return seen.at;
  }

  return {
    pid,
    silentSince() {
      const heard = lastHeard();
      const [oldest] = asked;
      return oldest === undefined ? undefined : Math.max(oldest, heard);
    },
    isResting: () => asked.length === 0 && client.getTransactionStatus() === 'I',
    cut: () => cutOff(client),
  };
}
