import { lastSyncSettings } from '#contract/delivery/settings.ts';
import { showMoment } from '#contract/moment.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setConfig } from '#server/settings/index.ts';
import type { LastSync } from './last-sync.ts';

export async function rememberSync({ tx, now }: Write, { added, updated }: Pick<LastSync, 'added' | 'updated'>): Promise<void> {
  await setConfig(tx, lastSyncSettings.express_sync_time, showMoment(now), now);
  await setConfig(tx, lastSyncSettings.express_sync_added, String(added), now);
  await setConfig(tx, lastSyncSettings.express_sync_updated, String(updated), now);
}
