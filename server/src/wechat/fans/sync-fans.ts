import { Refusal } from '#contract/refusal.ts';
import { isStaffScene } from '#server/access/index.ts';
import { dropFollowers, keepFollowers } from '#server/customers/index.ts';
import { type Job, later, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Follower } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { keepTags, latestSync, moveSync } from './queries.ts';
import type { FanSyncRow } from './tables.ts';

const act = { name: 'fan.keep', actor: systemActor('fan.keep') };
/** Followers of one question to WeChat, and of one turn of the job, between which others have theirs. */
const ASKED = 100;
const TURN = 2000;

const partsOf = (openids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(openids.length / ASKED) }, (_, at) => openids.slice(at * ASKED, (at + 1) * ASKED));

/** Codes by which staff sign in are the source of nobody. */
const presented = (follower: Follower): Follower => ({
  ...follower,
  sceneText: isStaffScene(follower.sceneText) ? '' : follower.sceneText,
});

/** Reads a portion and keeps it with the place that it ends at; undefined where another process was faster. */
async function keepPart(
  { clock, providers, write }: Services,
  sync: FanSyncRow,
  openids: readonly string[],
): Promise<FanSyncRow | undefined> {
  const askedTime = clock.now();
  const followers = await providers.publicAccount.followers(openids);
  const moved = { after: openids.at(-1) ?? '', handled: sync.handled + openids.length, total: sync.total };
  const { value: isOurs } = await write(act, async (context) => {
    if (!(await moveSync(context, sync, moved))) return false;
    await keepFollowers(context, { appId: sync.appId, askedTime, followers: followers.map(presented) });
    return true;
  });
  return isOurs ? { ...sync, ...moved } : undefined;
}

/** Ends a sync: whoever was not among the followers follows no more. */
const finish = ({ write }: Services, sync: FanSyncRow) =>
  write(act, async (context) => {
    const { appId, startTime } = sync;
    if (!(await moveSync(context, sync, { state: 'done', endTime: context.now }))) return;
    await dropFollowers(context, { appId, before: startTime });
  });

/** A turn of a sync; the next is a job of its own. */
async function takeTurn(services: Services, sync: FanSyncRow): Promise<void> {
  const { publicAccount } = services.providers;
  if (sync.after === '') {
    const tags = await publicAccount.listTags();
    await services.write(act, (write) => keepTags(write, tags));
  }
  const { total, openids } = await publicAccount.listFollowers(sync.after);
  let at: FanSyncRow | undefined = { ...sync, total };
  for (const part of partsOf(openids.slice(0, TURN))) {
    at = await keepPart(services, at, part);
    if (!at) return;
  }
  if (openids.length === 0) await finish(services, at);
  else await services.write(act, (write) => later(write, syncFans, {}));
}

/** Reads all followers of the account, in turns. What WeChat refuses ends it, to be gone on with from there. */
export const syncFans: Job<object> = {
  name: 'fan.sync',
  label: '同步公众号粉丝',
  async run(services) {
    const sync = await latestSync(services.database.db, await services.providers.publicAccount.appId());
    if (sync?.state !== 'running') return;
    await takeTurn(services, sync).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const now = await latestSync(services.database.db, sync.appId);
      const failed = { state: 'failed' as const, reason: error.message.slice(0, 200), endTime: services.clock.now() };
      if (now?.state === 'running') await services.write(act, (write) => moveSync(write, now, failed));
    });
  },
};
