import { settleCycles } from '#contract/catalogue/shop-terms.ts';
import { labelOf } from '#contract/choices.ts';
import { DAY } from '#contract/durations.ts';
import { startOfDay } from '#contract/moment.ts';
import { type SettledDays, lastDue, shortPeriod } from '#contract/settlement/periods.ts';
import { settlementSettings } from '#contract/settlement/settings.ts';
import type { WantedBills } from '#contract/settlement/settlement-runs.ts';
import { taskKinds, taskRecords } from '#contract/tasks/tasks.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { finishTask, listToDo, openTask } from '#server/tasks/index.ts';
import { momentsOf } from './bill-task.ts';
import { hasUnsettled } from './queries.ts';

/** A server that was off on the day a period was due proposes it within these days. */
const PROPOSED_FOR = 3 * DAY;

interface DuePeriod extends SettledDays {
  settleCycle: number;
}

const kind = taskKinds.settleDue;
const keyOf = ({ settleCycle, periodStart, periodEnd }: DuePeriod): string => [settleCycle, periodStart, periodEnd].join(':');

function periodIn(key: string): DuePeriod {
  const [settleCycle, periodStart = '', periodEnd = ''] = key.split(':');
  return { settleCycle: Number(settleCycle), periodStart, periodEnd };
}

/** Leaves a period that was due lately to people, where a shop has something to settle in it. */
async function propose(write: Write, due: DuePeriod, delayDays: number): Promise<void> {
  const { settleCycle, periodStart, periodEnd } = due;
  const days = momentsOf(due);
  const dueSince = startOfDay(days.until, delayDays);
  if (write.now.getTime() - dueSince.getTime() > PROPOSED_FOR || !(await hasUnsettled(write.tx, settleCycle, days))) return;
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
  async run({ write }) {
    await write({ name: 'settlement.proposeDue', actor: systemActor('settlement.proposeDue') }, async (context) => {
      const delayDays = await settingOf(context.tx, settlementSettings.settle_delay_days);
      for (const settleCycle of settleCycles.values)
        await propose(context, { settleCycle, ...lastDue(settleCycle, context.now, delayDays) }, delayDays);
    });
  },
};

/** Ends the tasks of periods whose bills are being made, for all shops of their cycle. */
export async function endDueTasks(write: Write, wanted: WantedBills): Promise<void> {
  if (wanted.shopId) return;
  for (const subjectKey of await listToDo(write.tx, kind)) {
    const { settleCycle, periodStart, periodEnd } = periodIn(subjectKey);
    const isMeant = wanted.settleCycle === undefined || wanted.settleCycle === settleCycle;
    if (isMeant && wanted.periodStart <= periodStart && wanted.periodEnd >= periodEnd)
      await finishTask(write, { kind, subjectKey });
  }
}
