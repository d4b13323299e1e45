import { backupStates, proofStates } from '#contract/maintenance/backups.ts';
import type { FinishedBackup } from '#server/platform/backup/backups.ts';
import { type Job, later, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import { settleBackup } from './settle-backup.ts';
import { progressOf } from './progress-of.ts';
import { proveBackup } from './prove-backup.ts';
import { findBackup, markGone, setBackup, storedPlan } from './queries.ts';
import { placeOf } from './place-of.ts';
import { sentenceOf } from './rules.ts';

const ACT = { name: 'backup.make', actor: systemActor('backup.make') };

async function keepMade(
  { write, backups }: Services,
  id: number,
  at: string,
  made: FinishedBackup,
  proves: boolean,
): Promise<void> {
  const { name, bytes, names, tables, rows, files } = made;
  const path = (await backups.place(at)).pathOf(name);
  await write(ACT, async (context) => {
    const { tx, now } = context;
    const proof = proves ? { proof: proofStates.waiting, proofBegin: now } : {};
    const figures = { name, path, bytes, tables, rows, files, done: 0, total: 0 };
    await setBackup(tx, id, { ...figures, ...proof, state: backupStates.made, endTime: now });
    await markGone(tx, { id, name, path }, names);
    await settleBackup(context);
    if (proves) await later(context, proveBackup, { id });
  });
}

/** Makes a backup that was begun; what stops it stands in its row, and is an incident. */
export const makeBackup: Job<{ id: number }> = {
  name: 'backup.make',
  label: '备份',
  async run(services, { id }) {
    const { database, write, secrets, backups } = services;
    const row = await findBackup(database.db, id);
    if (row.state !== backupStates.making) return;
    const { keep, proves, ...plan } = await storedPlan(database.db);
    const progress = progressOf(services, id);
    try {
      const { at, key } = placeOf(secrets, plan);
      const made = await backups.make({ at, key, keep }, progress.tell).finally(progress.end);
      await keepMade(services, id, at, made, proves);
    } catch (error) {
      const problem = sentenceOf(error);
      await write(ACT, async (context) => {
        await setBackup(context.tx, id, { state: backupStates.failed, endTime: context.now, problem, done: 0, total: 0 });
        await settleBackup(context, { at: row.beginTime, why: problem });
      });
      // A fault of ours is one of the log as well.
      if (!(error instanceof StartFailure)) throw error;
    }
  },
};
