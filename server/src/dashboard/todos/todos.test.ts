import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { AnyCall } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { goingLiveCalls, goingLiveStates } from '#contract/dashboard/going-live.ts';
import { findTodo, todos } from '#contract/dashboard/todo-kinds.ts';
import { nounsOfTodos, todoCalls } from '#contract/dashboard/todos.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { everyCall } from '#contract/index.ts';
import { events, findEvent } from '#contract/notifications/events.ts';
import { incidentCalls } from '#contract/maintenance/incidents.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { admin } from '#server/access/index.ts';
import { openSession } from '#server/access/sessions/queries.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { headersOf } from '../../../test/actors.ts';
import { type Client, openClient } from '../../../test/client.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop({ demo: true });
const { order, sku } = ordersIn(shop);

/** Lists behind the entries, by the addresses of their screens. */
const lists: Readonly<Record<string, AnyCall>> = {
  '/order/index': orderCalls.list,
  '/order/returns': returnCaseCalls.list,
  '/financial/approval': approvalCalls.list,
  '/financial/commission/template': withdrawalCalls.list,
  '/financial/record/charge': rechargeCalls.list,
  '/financial/invoicing': applicationCalls.list,
  '/store/comment': reviewCalls.list,
  '/store/index': productCalls.list,
  '/marketing/coupon/sending': couponSendingCalls.list,
  '/marketing/coupon/list': couponCalls.list,
  '/settlement/index': settlementCalls.list,
  '/settlement/share': operatorShareCalls.listShares,
  '/maintain/system/incidents': incidentCalls.list,
  '/demand/index': demandCalls.list,
  '/report/index': reportCalls.list,
  '/cashier/task-list': taskCalls.list,
};

/** Seats a person of the demonstration at a desk. */
async function seat(account: string): Promise<Client> {
  const [person] = await shop.db.select({ id: admin.id }).from(admin).where(eq(admin.account, account));
  const { value } = await shop.app.write({ name: 'test.seat', actor: systemActor('test') }, (write) =>
    openSession(write, person?.id ?? 0),
  );
  return openClient(
    () => shop.app,
    () => headersOf(value),
  );
}

/** Rows of the list that an entry leads to, asked for as its address says. */
async function rowsBehind(desk: Client, kind: string): Promise<number> {
  const path = findTodo(kind)?.path ?? '';
  const { pathname, searchParams } = new URL(path, 'http://shop');
  if (kind === 'goingLive')
    return (await desk.run(goingLiveCalls.list, {})).filter(({ state }) => state === goingLiveStates.open).length;
  const query = { page: 1, limit: 1, ...Object.fromEntries(searchParams) };
  const { code, message, data } = await desk.raw('GET', lists[pathname]?.path ?? '/nowhere', { query });
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return Number(Object(data).total);
}

const kindsOf = (found: readonly { kind: string }[]) => found.map(({ kind }) => kind);

describe('what waits for somebody', () => {
  it.each(['admin', 'dianzhang', 'cangku', 'kefu', 'caiwu', 'dianyuan', 'shangjia', 'yunying'])(
    'leads to exactly its list, for %s',
    async (account) => {
      const desk = await seat(account);
      const found = await desk.run(todoCalls.list, {});
      const counts: [string, number][] = [];
      for (const { kind } of found) counts.push([kind, await rowsBehind(desk, kind)]);

      expect(counts).toEqual(found.map(({ kind, count }) => [kind, count]));
      expect(found.every(({ count }) => count > 0)).toBe(true);
    },
  );

  it('is of many kinds in the demonstration, each with its oldest where somebody keeps that', async () => {
    const found = await (await seat('admin')).run(todoCalls.list, {});
    const since = new Map(found.map(({ kind, oldest }) => [kind, oldest]));

    expect(kindsOf(found)).toEqual(
      expect.arrayContaining(['toSend', 'refunding', 'casesAsked', 'withdrawals', 'invoicesToAudit', 'lowReviews', 'soldOut']),
    );
    expect(since.get('toSend')).toBeInstanceOf(Date);
    expect(since.get('withdrawals')).toBeInstanceOf(Date);
    expect(since.get('soldOut')).toBeNull();
  });

  it('are for whoever may handle them, and for nobody who may only look', async () => {
    const looks = shop.admin({ may: ['admin:order:list', 'admin:order:status:num', 'admin:finance:apply:list'] });
    expect(await looks.run(todoCalls.list, {})).toEqual([]);
    const sends = shop.admin({ may: ['admin:order:list', 'admin:order:status:num', 'admin:order:send'] });
    expect(kindsOf(await sends.run(todoCalls.list, {}))).toEqual(['toSend']);
  });

  it('cost as many statements when more of it waits', async () => {
    const desk = await seat('admin');
    const ask = () => desk.run(todoCalls.list, {});
    await ask();
    const before = await shop.countQueries(ask);
    const of = await sku({ stock: 10 });
    for (const account of ['a', 'b', 'c']) await order({ of, paid: true, buyer: { account } });
    await ask();

    expect(await shop.countQueries(ask)).toBe(before);
    expect(before).toBeLessThan(40);
  });

  it('asks for rights that some call asks for', () => {
    const known = new Set<string>(everyCall().flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]));
    const asked = [...todos.values()].flatMap(({ needs, unless }) => [...needs, ...(unless ? [unless] : [])]);
    expect(asked.filter((permission) => !known.has(permission))).toEqual([]);
  });

  it('is asked for again where a noun of the contract changes', () => {
    const nouns = new Set(everyCall().map(({ noun }) => noun));
    expect([...nounsOfTodos].filter((noun) => !nouns.has(noun))).toEqual([]);
  });

  it('is what a notice says that a count tells of, for the same people', () => {
    const rights = new Set([...todos.values()].map(({ needs }) => [...needs].toSorted().join(' ')));
    const counted = Object.keys(events).flatMap((mark) => {
      const needs = findEvent(mark)?.notice?.countedFor;
      return needs ? [[mark, [...needs].toSorted().join(' ')] as const] : [];
    });
    expect(counted.filter(([, needs]) => !rights.has(needs))).toEqual([]);
    expect(counted.length).toBeGreaterThan(6);
  });
});
