import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { keyIn } from '#server/platform/storage/storage.ts';
import { lostFiles } from '../attachments/queries.ts';
import { removeFile } from '../uploads/store-upload.ts';
import { deleteDiscards, listDueDiscards } from '../discards/queries.ts';

const BATCH = 500;

/** Files of deleted rows go once the deletion stands. One whose row has come back, or that was uploaded again, stays. */
export const clearDiscards: Timer = {
  name: 'attachment.clearDiscards',
  label: '清除已删除素材的文件',
  cron: '* * * * *',
  sleeps: false,
  async run({ database: { db }, clock, storage, write }) {
    const due = await listDueDiscards(db, clock.now(), BATCH);
    if (due.length === 0) return;
    const paths = due.map(({ path }) => path);
    for (const path of await lostFiles(db, paths)) {
      const key = keyIn(path);
      if (key !== undefined) await removeFile(storage, key);
    }
    const ids = due.map(({ id }) => id);
    await write({ name: 'attachment.clear', actor: systemActor('attachment.clearDiscards') }, ({ tx }) =>
      deleteDiscards(tx, ids),
    );
  },
};
