import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Pauses before successive tries to start again; a cluster that ran for a minute begins anew. */
const PAUSES_MS = [0, 500, 2000, 5000, 10_000, 20_000, 30_000];
const STEADY_MS = 60_000;

export interface Supervision {
  /** Settles when PostgreSQL has ended for good: asked to, or after the last try. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL again whenever it ends unasked. Its address stays, so connections come back by themselves. */
export function supervise(first: Cluster, start: () => Promise<Cluster>, report: (text: string) => void): Supervision {
  let cluster: Cluster | undefined = first;
  const stopping = new AbortController();
  let tries = 0;

  async function startAgain(): Promise<Cluster | undefined> {
    while (tries < PAUSES_MS.length) {
      await sleep(PAUSES_MS[tries], undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      tries += 1;
      const started = await start().catch((error: unknown) => report(error instanceof Error ? error.message : String(error)));
      if (started) return started;
    }
    return undefined;
  }

  async function keepRunning(): Promise<void> {
    while (cluster) {
      const steady = setTimeout(() => (tries = 0), STEADY_MS).unref();
      await cluster.gone;
      clearTimeout(steady);
      if (stopping.signal.aborted) return;
      report('数据库意外停止，正在重新启动。 (PostgreSQL ended unexpectedly and is started again.)');
      cluster = await startAgain();
    }
  }

  const gone = keepRunning();
  return {
    gone,
    async stop() {
      stopping.abort();
      await cluster?.stop();
      await gone;
    },
  };
}
