import { randomInt } from 'node:crypto';
import type { Input } from '#contract/call.ts';
import type { backupPlanCalls } from '#contract/maintenance/backups.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setPlan } from './queries.ts';
import { keyFrom } from './rules.ts';

/** The key leaves the server once, in this answer. */
export const makeKey =
  (secrets: Secrets) =>
  async (write: Write, { edition }: Input<typeof backupPlanCalls.makeKey>) => {
    const key = keyFrom(randomInt);
    await setPlan(write, { key: secrets.encrypt(key) }, edition);
    return { key };
  };
