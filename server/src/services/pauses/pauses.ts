import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type Pause, deletePauses, findPause, setPause } from './queries.ts';

export type PauseDraft = Omit<Pause, 'sinceTime'>;

/** Pauses of providers, shared by all processes: what was refused for a while is not asked again meanwhile. */
export interface Pauses {
  find(provider: string, path: string): Promise<Pause | undefined>;
  set(pause: PauseDraft): Promise<void>;
  /** Ends all of a provider, so that the next request is sent. */
  lift(provider: string): Promise<void>;
}

const actor = systemActor('系统');
const LONGEST = 300;

export function openPauses({ database: { db }, clock, write }: Pick<Services, 'database' | 'clock' | 'write'>): Pauses {
  return {
    find: (provider, path) => findPause(db, provider, path, clock.now()),
    async set({ says, remedy, ...pause }) {
      const texts = { says: says.slice(0, LONGEST), remedy: remedy.slice(0, LONGEST) };
      await write({ name: 'provider.pause', actor }, ({ tx, now }) => setPause(tx, { ...pause, ...texts, sinceTime: now }));
    },
    async lift(provider) {
      await write({ name: 'provider.resume', actor }, ({ tx }) => deletePauses(tx, provider));
    },
  };
}
