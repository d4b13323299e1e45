import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import { tryEach } from '#server/platform/jobs/try-each.ts';
import type { Services } from '#server/platform/services.ts';
import { type Biller, billersOf } from './billers.ts';
import { noteWaiting } from './note-waiting.ts';
import { daysOver, firstDealing } from './queries.ts';
import { recordBill } from './record-bill.ts';
import { billDaysDue } from './rules.ts';

const NAME = 'payment.fetchBills';
const act = { name: NAME, actor: systemActor(NAME) };

async function fetchDay({ write }: Services, { provider, billOf }: Biller, day: string): Promise<void> {
  const bill = await billOf(day);
  if ('why' in bill) await write(act, (context) => noteWaiting(context, { provider, day, why: bill.why }));
  else await write(act, (context) => recordBill(context, bill));
}

/** Each hour of the day from ten, when providers have made the bills of the day before; a day that has its bill is left alone. */
export const fetchBills: Timer = {
  name: NAME,
  label: '取支付渠道的账单并核对',
  cron: '20 10-23 * * *',
  sleeps: true,
  async run(services) {
    const { clock, database, providers } = services;
    for (const biller of await billersOf(providers.pay)) {
      const over = await daysOver(database.db, biller.provider, clock.now());
      const days = billDaysDue({ since: await firstDealing(database.db, biller), over }, clock.now());
      await tryEach(days, (day) => fetchDay(services, biller, day));
    }
  },
};
