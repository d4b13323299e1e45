import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { endOf, insertSeals, lockChain, takeUnsealed } from './queries.ts';
import { linkHash } from './rules.ts';

/** Below the parameters that one statement can have. */
const BATCH = 1000;

async function sealBatch({ tx, now }: Write): Promise<number> {
  await lockChain(tx);
  const waiting = await takeUnsealed(tx, BATCH);
  let { id, hash } = await endOf(tx);
  const seals = waiting.flatMap(({ changeId, since, through, digest }) => {
    // The retention was faster.
    if (digest === null) return [];
    id += 1;
    hash = linkHash(hash, digest);
    return [{ id, changeId, since, through, digest, hash, at: now }];
  });
  await insertSeals(tx, seals);
  return waiting.length;
}

/** Links what was committed since to the chain, so that no writer waits for another: the order is that of this timer. */
export const sealChanges: Timer = {
  name: 'change.seal',
  label: '为操作日志加校验',
  cron: '* * * * *',
  async run({ write }) {
    for (;;) {
      const { value } = await write({ name: 'change.seal', actor: systemActor('change.seal') }, sealBatch);
      if (value < BATCH) return;
    }
  },
};
