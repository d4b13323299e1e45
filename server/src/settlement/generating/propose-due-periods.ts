import { settleCycles } from '#contract/catalogue/shop-terms.ts';
import { labelOf } from '#contract/choices.ts';
import { DAY } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { lastDue, shortPeriod } from '#contract/settlement/periods.ts';
import { settlementSettings } from '#contract/settlement/settings.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { openTask } from '#server/tasks/index.ts';
import { momentsOf } from './bill-task.ts';
import { type DuePeriod, keyOf } from './due-periods.ts';
import { hasUnsettled } from './queries.ts';

/** A server that was off on the day a period was due proposes it within these days. */
const PROPOSED_FOR = 3 * DAY;

const kind = taskKinds.settleDue;
/** Leaves a period that was due lately to people, where a shop has something to settle in it. */
async function propose(write: Write, due: DuePeriod, delayDays: number): Promise<void> {
  const { settleCycle, periodStart, periodEnd } = due;
  const days = momentsOf(due);
  const dueSince = startOfDay(days.until, delayDays);
  if (
    write.now.getTime() - dueSince.getTime() > PROPOSED_FOR ||
    !(await hasUnsettled(write.tx, settleCycle, { ...due, ...days }))
  )
    return;
  const number = `${periodStart} 至 ${periodEnd}`;
  const says = `${labelOf(settleCycles, settleCycle)}结算的店铺 ${shortPeriod(due)} 已签收满 ${delayDays} 天，可以生成结算单`;
  const draft = { kind, subjectKey: keyOf(due), record: taskRecords.settlePeriod, number, says, amount: null };
  await openTask(write, draft, { unlessClosedSince: dueSince });
}

/** Every morning: periods that are due become tasks, cycle by cycle. */
export const proposeDuePeriods: Timer = {
  name: 'settlement.proposeDue',
  label: '提醒结算周期已到',
  cron: '20 6 * * *',
  sleeps: false,
  async run({ write }) {
    await write({ name: 'settlement.proposeDue', actor: systemActor('settlement.proposeDue') }, async (context) => {
      const delayDays = await settingOf(context.tx, settlementSettings.settle_delay_days);
      for (const settleCycle of settleCycles.values)
        await propose(context, { settleCycle, ...lastDue(settleCycle, context.now, delayDays) }, delayDays);
    });
  },
};
