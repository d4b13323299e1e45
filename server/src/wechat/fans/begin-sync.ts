import { MINUTE } from '#contract/durations.ts';
import { fanRefusals } from '#contract/wechat/fans.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { connectedApp } from '#server/services/index.ts';
import { insertSync, latestSync, lockSyncs, moveSync } from './queries.ts';
import { syncFans } from './sync-fans.ts';

/** Time without a portion after which a sync is no longer at work. */
const STALLED_MS = 10 * MINUTE;

/** Has followers read by a job. One that failed, or whose process died, goes on where it stopped. */
export async function beginSync(write: Write): Promise<null> {
  const appId = await connectedApp(write, 'publicAccount');
  if (appId === undefined) throw fanRefusals.NOT_CONNECTED();
  await lockSyncs(write);
  const last = await latestSync(write.tx, appId);
  const isAtWork = last?.state === 'running' && write.now.getTime() - last.updateTime.getTime() < STALLED_MS;
  if (isAtWork) throw fanRefusals.RUNNING();
  if (last && last.state !== 'done') await moveSync(write, last, { state: 'running', reason: '' });
  else await insertSync(write, appId);
  await later(write, syncFans, {});
  return null;
}
