import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { endOf, holdsLink, insertSeals, lockChain, takeUnsealed } from './queries.ts';
import { keptLogKey } from './log-key.ts';
import { linkHash } from './rules.ts';
import { keepWitness, readWitness } from './witness.ts';

/** Below the parameters that one statement can have. */
const BATCH = 1000;

async function sealBatch({ tx, now }: Write, dataDir: string): Promise<number> {
  await lockChain(tx);
  const waiting = await takeUnsealed(tx, BATCH);
  let last = await endOf(tx);
  const key = keptLogKey(dataDir, last);
  const seals = waiting.flatMap(({ changeId, since, through, digest }) => {
    // The retention was faster.
    if (digest === null) return [];
    last = { id: last.id + 1, hash: linkHash(last, digest, key) };
    return [{ ...last, changeId, since, through, digest, at: now }];
  });
  await insertSeals(tx, seals);
  return waiting.length;
}

/** A witness that the chain does not hold any more is kept: it proves that the end was cut off. */
async function remember(db: Db, dataDir: string): Promise<void> {
  const [witness, end] = [readWitness(dataDir), await endOf(db)];
  if (end.id !== witness?.id && (!witness || (await holdsLink(db, witness)))) keepWitness(dataDir, end);
}

/** Links what was committed since to the chain, so that no writer waits for another: the order is that of this timer. */
export const sealChanges: Timer = {
  name: 'change.seal',
  label: '为操作日志加校验',
  cron: '* * * * *',
  sleeps: false,
  async run({ database, write, dataDir }) {
    let sealed = BATCH;
    while (sealed === BATCH)
      ({ value: sealed } = await write({ name: 'change.seal', actor: systemActor('change.seal') }, (context) =>
        sealBatch(context, dataDir),
      ));
    await remember(database.db, dataDir);
  },
};
