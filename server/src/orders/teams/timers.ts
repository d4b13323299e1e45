import { type Timer, sayDue, systemActor } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import { dueTeams } from '#server/marketing/index.ts';
import { closeTeam } from './close-team.ts';
import { failedOrders } from './queries.ts';
import { refundFailed } from './refund-failed.ts';

const actor = systemActor('系统');

/** Number that one run looks for at most. */
const MOST = 200;

/** Teams whose time is over are decided, each on its own: completed with invented members where the activity allows it, or failed. */
export const closeTeams: Timer = {
  name: 'team.close',
  label: '结束到时的拼团',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) => sayDue((await dueTeams(db, now)).length, (n) => `结束到时的拼团 ${n} 个，没有成团的退款`, MOST),
  async run({ database, clock, write }) {
    await tryEach(await dueTeams(database.db, clock.now()), (id) =>
      write({ name: 'team.close', actor }, (context) => closeTeam(context, id)),
    );
  },
};

/** Orders of failed teams get their money back, each on its own; one that cannot waits for the next run. */
export const refundFailedTeams: Timer = {
  name: 'team.refund',
  label: '退还未成团的款项',
  cron: '* * * * *',
  sleeps: true,
  due: async (db, now) => sayDue((await failedOrders(db, now)).length, (n) => `退还未成团的款项 ${n} 笔`, MOST),
  async run({ database, clock, write }) {
    await tryEach(await failedOrders(database.db, clock.now()), (orderNo) =>
      write({ name: 'team.refund', actor }, (context) => refundFailed(context, { orderNo })),
    );
  },
};
