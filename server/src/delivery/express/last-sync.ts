import { HOUR } from '#contract/durations.ts';
import { lastSyncSettings } from '#contract/delivery/settings.ts';
import { readMoment } from '#contract/moment.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingsNow } from '#server/settings/index.ts';

/** Outcome of asking the provider. */
export interface LastSync {
  at: Date;
  added: number;
  updated: number;
}

/** The last time that the provider was asked, where that is less than an hour ago. */
export async function findLastSync(db: Db, now: Date): Promise<LastSync | undefined> {
  const last = await settingsNow(db, lastSyncSettings);
  const at = readMoment(last.express_sync_time);
  const isRecent = now.getTime() - at.getTime() < HOUR;
  return isRecent ? { at, added: last.express_sync_added, updated: last.express_sync_updated } : undefined;
}
