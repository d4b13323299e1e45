import { productScheduleRefusals } from '#contract/catalogue/product-schedules.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { doSchedule } from './do-schedule.ts';
import { dueSchedules, schedules } from './queries.ts';

const BATCH = 200;

type Due = Awaited<ReturnType<typeof dueSchedules>>[number];

const verbOf = ({ act, endsId }: Due): string => {
  if (act === 'price') return endsId === null ? 'timedPrice' : 'timedPriceBack';
  return act === 'on' ? 'timedOnShell' : 'timedOffShell';
};

/** Each in a write of its own: one that fails keeps its reason, and the others are done. */
async function doOne({ write }: Services, due: Due): Promise<unknown> {
  const actor = systemActor(`定时任务（${due.adminName}）`);
  try {
    await write({ name: `product.${verbOf(due)}`, actor }, (context) => doSchedule(context, due));
    return undefined;
  } catch (error) {
    const reason = (error instanceof Refusal ? error : productScheduleRefusals.BROKEN()).message;
    await write({ name: 'product_schedule.fail', actor }, async (context) => {
      const row = await schedules.lock(context.tx, due.id);
      if (row.state === 'planned') await schedules.set(context, due.id, { state: 'failed', reason });
    });
    return error instanceof Refusal ? undefined : error;
  }
}

/** Every minute: what is due, by one process at a time; what fell due while nobody worked is done late, in its order. */
export const runSchedules: Timer = {
  name: 'product.runSchedules',
  label: '执行商品定时上下架和改价',
  cron: '* * * * *',
  sleeps: false,
  async run(context) {
    const faults: unknown[] = [];
    for (;;) {
      const due = await dueSchedules(context.database.db, context.clock.now(), BATCH);
      for (const one of due) faults.push(await doOne(context, one));
      if (due.length < BATCH) break;
    }
    const fault = faults.find((one) => one !== undefined);
    if (fault !== undefined) throw fault;
  },
};
