import { backupStates, proofStates } from '#contract/maintenance/backups.ts';
import { type Job, systemActor } from '#server/platform/jobs/jobs.ts';
import { settleProof } from './settle-proof.ts';
import { progressOf } from './progress-of.ts';
import { findBackup, setBackup, storedPlan } from './queries.ts';
import { placeOf } from './place-of.ts';
import { outcomeOf, sentenceOf } from './rules.ts';

const ACT = { name: 'backup.prove', actor: systemActor('backup.prove') };

/** Restores a backup into a folder that goes again, and keeps what that proved. */
export const proveBackup: Job<{ id: number }> = {
  name: 'backup.prove',
  label: '恢复验证备份',
  async run(services, { id }) {
    const { database, write, secrets, backups } = services;
    const { state, proof, name, place, beginTime } = await findBackup(database.db, id);
    const isDue = proof === proofStates.waiting || proof === proofStates.proving;
    if (state !== backupStates.made || !isDue) return;
    await write(ACT, ({ tx, now }) => setBackup(tx, id, { proof: proofStates.proving, proofBegin: now }));
    const progress = progressOf(services, id);
    const prove = async () => {
      // The backup lies in the place that the plan had then.
      const plan = { ...(await storedPlan(database.db)), place };
      return outcomeOf(await backups.prove({ ...placeOf(secrets, plan), name }, progress.tell).finally(progress.end));
    };
    const outcome = await prove().catch((error: unknown) => ({ proof: proofStates.broken, proofSays: sentenceOf(error) }));
    await write(ACT, async (context) => {
      await setBackup(context.tx, id, { ...outcome, proofTime: context.now, done: 0, total: 0 });
      await settleProof(context, { beginTime, ...outcome });
    });
  },
};
