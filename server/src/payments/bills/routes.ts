import { billCalls, billRefusals } from '#contract/payments/bills.ts';
import { type CallContext, type Route, read, serve, write, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Biller, billersOf } from './billers.ts';
import { firstDealing, getBill, listBills, toPaymentBill } from './queries.ts';
import type { FetchedBill } from './fetched-bill.ts';
import { recordBill } from './record-bill.ts';
import { resolveDifferences } from './resolve-differences.ts';
import { checkBillDay } from './rules.ts';

type BillServices = Pick<Services, 'database' | 'providers'>;

async function fetched({ database: { db } }: BillServices, biller: Biller, day: string, now: Date): Promise<FetchedBill> {
  checkBillDay(day, now, await firstDealing(db, biller));
  const bill = await biller.billOf(day);
  if ('why' in bill) throw billRefusals.NOT_FETCHED({ why: bill.why });
  return bill;
}

async function recordBills(context: Write, bills: readonly FetchedBill[]) {
  const recorded = [];
  for (const bill of bills) recorded.push(toPaymentBill(await recordBill(context, bill)));
  return recorded;
}

export function billRoutes(services: BillServices): Route[] {
  async function fetchAll({ day }: { day: string }, { now }: CallContext): Promise<FetchedBill[]> {
    const billers = await billersOf(services.providers.pay);
    if (billers.length === 0) throw billRefusals.NOT_CONNECTED();
    return Promise.all(billers.map((biller) => fetched(services, biller, day, now)));
  }
  return serve(billCalls, {
    list: read(listBills),
    info: read(getBill),
    check: writeAfter(fetchAll, recordBills),
    resolve: write(resolveDifferences),
  });
}
