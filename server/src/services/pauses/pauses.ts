import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Pause, countPauses, deletePauses, findPause, setPause } from './queries.ts';

/** Pauses of providers, shared by all processes: what was refused for a while is not asked again meanwhile. */
export interface Pauses {
  find(provider: string, path: string): Promise<Pause | undefined>;
  has(provider: string): Promise<boolean>;
  set(pause: Pause): Promise<void>;
  /** Ends all of a provider, so that the next request is sent. */
  lift(provider: string): Promise<void>;
}

const actor = systemActor('系统');

export function openPauses({ database: { db }, clock, write }: Pick<Services, 'database' | 'clock' | 'write'>): Pauses {
  return {
    find: (provider, path) => findPause(db, provider, path, clock.now()),
    has: async (provider) => (await countPauses(db, provider, clock.now())) > 0,
    async set(pause) {
      await write({ name: 'provider.pause', actor }, ({ tx }) => setPause(tx, pause));
    },
    async lift(provider) {
      await write({ name: 'provider.resume', actor }, ({ tx }) => deletePauses(tx, provider));
    },
  };
}
