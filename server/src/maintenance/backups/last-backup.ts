import { z } from 'zod';
import { serverSettings } from '#contract/settings/site.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { setConfig, settingsNow } from '#server/settings/index.ts';
import { settleBackup } from './settle-backup.ts';

const LastBackup = z.object({
  at: z.string(),
  isMade: z.boolean(),
  /** The last one that was made, which a later failure does not take away. */
  madeAt: z.string().optional(),
  bytes: z.int().optional(),
});
export type LastBackup = z.output<typeof LastBackup>;

const ACT = { name: 'config.keepBackup', actor: systemActor('config.keepBackup') };

/** How the last backup of this shop ended; undefined before the first. */
export async function lastBackup(db: Db): Promise<LastBackup | undefined> {
  const { last_backup: kept } = await settingsNow(db, serverSettings);
  return kept === '' ? undefined : LastBackup.parse(JSON.parse(kept));
}

/** Remembers in the shop how a backup ended. */
export async function rememberBackup(write: WritePath, at: Date, bytes: number | undefined): Promise<void> {
  await write(ACT, async (context) => {
    const { tx, now } = context;
    const former = await lastBackup(tx);
    const moment = at.toISOString();
    const made = bytes === undefined ? { madeAt: former?.madeAt, bytes: former?.bytes } : { madeAt: moment, bytes };
    await setConfig(tx, serverSettings.last_backup, JSON.stringify({ at: moment, isMade: bytes !== undefined, ...made }), now);
    await settleBackup(context, bytes === undefined ? { at, why: '' } : undefined);
  });
}
