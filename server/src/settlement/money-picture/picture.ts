import type { Input } from '#contract/call.ts';
import type { Period } from '#contract/date-limit.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { moneyPeriod } from '#contract/settlement/money-period.ts';
import type { MoneyPicture, moneyPictureCalls } from '#contract/settlement/money-picture.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { bucketsOf } from '#server/platform/series/buckets.ts';
import { keptSeries } from '#server/platform/series/kept-series.ts';
import { balancesOf, checksOf, shopsOf } from './accounts.ts';
import { flowsByDay, takingsParts } from './flows.ts';
import { addedUp, inAndOut, receivedOf } from './rules.ts';

type PictureInput = Input<typeof moneyPictureCalls.picture>;

/** Takings as every statistic counts them: by the day of payment, whatever way it went. */
const takingsOf = keptSeries('order', { taken: 'paidPrice' });

export const periodOfPicture = ({ dateLimit }: PictureInput, now: Date): Period => moneyPeriod(dateLimit, now, 'yesterday');

/** Money of a period, of every book that holds some: a number of statements that grows neither with days nor with orders. */
export async function drawPicture(db: Db, input: PictureInput, { now }: Pick<CallContext, 'now'>): Promise<MoneyPicture> {
  const period = periodOfPicture(input, now);
  const buckets = bucketsOf(period, 'day');
  const [flowed, { taken }, parts, balances, shops, checks] = await Promise.all([
    flowsByDay(db, period),
    takingsOf(db, buckets),
    takingsParts(db, period),
    balancesOf(db, period),
    shopsOf(db, period),
    checksOf(db, period),
  ]);
  const flows = addedUp(flowed);
  const { moneyIn, moneyOut } = inAndOut(flows);
  const all = taken.reduce((sum, each) => sum + each, 0);
  return {
    from: showDay(period.from),
    until: showDay(startOfDay(period.until, -1)),
    flows,
    moneyIn,
    moneyOut,
    net: moneyIn - moneyOut,
    days: buckets.starts.map((start, at) => {
      const day = showDay(start);
      return { day, ...inAndOut(flowed.filter((flow) => flow.day === day)), taken: taken[at] ?? 0 };
    }),
    takings: { taken: all, ...parts, received: receivedOf(all, parts) },
    balances,
    shops,
    ...checks,
  };
}
