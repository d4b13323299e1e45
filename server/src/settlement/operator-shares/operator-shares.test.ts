import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { operatorAccountCalls } from '#contract/sellers/operator-accounts.ts';
import { operatorShareCalls, operatorShareStates } from '#contract/settlement/operator-shares.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { recordsIn } from '../../../test/records.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, seller, received, generate, bills, refund, lineIds } = settlementsIn(shop);
const { keeper } = catalogueIn(shop);
const operators = recordsIn(shop, operatorCalls, {});
const { listShares, shareLines, dueShares, generateShares, payShare, voidShare } = operatorShareCalls;
const page = { page: 1, limit: 50 };
const account = { bankName: '工行站前支行', bankAccountName: '楚天代运营', bankAccount: '6222020200112233' };

async function runBy(name: string, shareRate: number, ...shopIds: number[]): Promise<number> {
  const id = await operators.make({ name, shareRate });
  await staff.run(operatorCalls.bindShops, { id, shopIds });
  return id;
}
async function confirmAll(shopId: number): Promise<void> {
  for (const { id, status } of await bills(shopId))
    if (status === settlementStates.open) await staff.run(settlementCalls.confirm, { id });
}
/** An order that is received, settled, and whose bill is confirmed. */
async function settled(shopId: number, price: number) {
  const placed = await received([shopId, price]);
  shop.clock.pass('9 days');
  await generate(shopId);
  await confirmAll(shopId);
  return placed;
}
const sharesOf = async (operatorId: number) => (await staff.run(listShares, { ...page, operatorId })).list;
const due = async (operatorId: number) => (await staff.run(dueShares, {})).find((each) => each.operatorId === operatorId);
const make = (operatorId: number) => staff.run(generateShares, { operatorId });
const nothing = { message: '现在没有可以生成的分成：结算单确认后才有，退款要扣回的会等到下次抵扣' };

describe('the share of an operator', () => {
  it('is of the commission of bills that were confirmed while it ran the shop, and is paid by the cashier once', async () => {
    const shopId = await seller('分成店', 1000);
    await settled(shopId, 5000);
    const operatorId = await runBy('分成运营', 3000, shopId);
    await settled(shopId, 10_050);
    expect(await due(operatorId)).toMatchObject({ billCount: 1, commissionAmount: 1005, shareAmount: 302 });

    expect((await Promise.allSettled([make(operatorId), make(operatorId)])).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const [share] = await sharesOf(operatorId);
    expect(share).toMatchObject({ operatorName: '分成运营', billCount: 1, commissionAmount: 1005, shareAmount: 302, status: 0 });
    const { list: lines } = await staff.run(shareLines, { ...page, id: share?.id ?? 0 });
    expect(lines).toMatchObject([{ shopName: '分成店', rate: 3000, commission: 1005, share: 302 }]);
    await expect(make(operatorId)).rejects.toMatchObject(nothing);

    await expect(staff.run(payShare, { id: share?.id ?? 0 })).rejects.toMatchObject({
      message: '运营商还没有收款账户，请先在运营商列表里填写',
    });
    await staff.run(operatorAccountCalls.save, { id: operatorId, ...account });
    await staff.run(payShare, { id: share?.id ?? 0 });
    await expect(staff.run(payShare, { id: share?.id ?? 0 })).rejects.toMatchObject({
      message: expect.stringContaining('还在处理'),
    });
    await expect(staff.run(voidShare, { id: share?.id ?? 0, reason: '错' })).rejects.toMatchObject({
      message: expect.stringContaining('还在处理'),
    });
    const cashier = shop.admin({ account: 'second' });
    const [payment] = (await staff.run(cashPaymentCalls.list, { ...page, keywords: share?.shareNo })).list;
    expect(payment).toMatchObject({ amount: 302, payee: '楚天代运营' });
    await cashier.run(cashPaymentCalls.audit, { id: payment?.id ?? 0, status: cashPaymentStates.due });
    await cashier.run(cashPaymentCalls.paid, { id: payment?.id ?? 0, paidAt: null });
    expect((await sharesOf(operatorId))[0]).toMatchObject({ status: operatorShareStates.paid, paymentNo: payment?.paymentNo });
  });

  it('gives back what a refund takes of a bill, at the rate of that bill, and waits while that is more than there is', async () => {
    const shopId = await seller('退款分成店', 1000);
    const operatorId = await runBy('退款运营', 5000, shopId);
    const placed = await settled(shopId, 10_000);
    await make(operatorId);
    await staff.run(operatorCalls.update, { id: operatorId, name: '退款运营', shareRate: 1000 });
    await refund(
      placed,
      10_000,
      (await lineIds(placed)).map((lineId) => ({ lineId, quantity: 1 })),
    );
    await generate(shopId);
    await confirmAll(shopId);
    expect(await due(operatorId)).toMatchObject({ commissionAmount: -1000, shareAmount: -500 });
    await expect(make(operatorId)).rejects.toMatchObject(nothing);

    await settled(shopId, 60_000);
    await make(operatorId);
    const [share] = await sharesOf(operatorId);
    expect(share).toMatchObject({ billCount: 2, commissionAmount: 5000, shareAmount: 100 });
    expect(
      (await staff.run(shareLines, { ...page, id: share?.id ?? 0 })).list.map(({ rate, share: part }) => [rate, part]),
    ).toEqual([
      [5000, -500],
      [1000, 600],
    ]);
  });

  it('is free for another statement once its own is void, and falls with a bill that is void', async () => {
    const shopId = await seller('作废分成店', 1000);
    const operatorId = await runBy('作废运营', 5000, shopId);
    await settled(shopId, 4000);
    await make(operatorId);
    const [first] = await sharesOf(operatorId);
    await staff.run(voidShare, { id: first?.id ?? 0, reason: '收款方不对' });
    await make(operatorId);
    expect((await sharesOf(operatorId)).map(({ status, shareAmount }) => [status, shareAmount])).toEqual([
      [operatorShareStates.open, 200],
      [operatorShareStates.void, 200],
    ]);
    const [bill] = await bills(shopId);
    await staff.run(settlementCalls.void, { id: bill?.id ?? 0, reason: '重做' });
    expect(await due(operatorId)).toMatchObject({ commissionAmount: -400, shareAmount: -200 });
    await generate(shopId);
    await confirmAll(shopId);
    expect(await due(operatorId)).toMatchObject({ commissionAmount: 0, shareAmount: 0 });
  });

  it('is never more than the commission, whatever is sold, refunded, void and made in whatever order', async () => {
    const shopId = await seller('随机分成店', 777);
    const operatorId = await runBy('随机运营', 9999, shopId);
    const act = fc.record({
      what: fc.constantFrom('sell', 'refund', 'void', 'make', 'drop'),
      price: fc.integer({ min: 1, max: 3000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 7 }), async (acts) => {
        const sold: Awaited<ReturnType<typeof settled>>[] = [];
        for (const { what, price } of acts) {
          if (what === 'sell') sold.push(await settled(shopId, price));
          const last = sold.at(-1);
          if (what === 'refund' && last) await refund(last, Math.min(price, 5)).catch(() => undefined);
          if (what === 'void') {
            const [bill] = await bills(shopId);
            await staff.run(settlementCalls.void, { id: bill?.id ?? 0, reason: '重做' }).catch(() => undefined);
          }
          if (what === 'refund' || what === 'void') {
            await generate(shopId).catch(() => 0);
            await confirmAll(shopId);
          }
          if (what === 'make') await make(operatorId).catch(() => undefined);
          if (what === 'drop') {
            const open = (await sharesOf(operatorId)).find(({ status }) => status === operatorShareStates.open);
            if (open) await staff.run(voidShare, { id: open.id, reason: '重做' });
          }
        }
        const { rows } = await shop.db.execute<{ share: number; commission: number }>(sql`
          select coalesce((select sum(share) from operator_share_line l join operator_credit c on c.settlement_id = l.settlement_id
              where l.is_live and c.operator_id = ${operatorId}), 0)::bigint as share,
            coalesce((select sum(commission_amount) from settlement where shop_id = ${shopId} and status in (1, 2)), 0)::bigint as commission`);
        const { shareAmount = 0 } = (await due(operatorId)) ?? {};
        const total = (rows[0]?.share ?? 0) + shareAmount;
        expect(total).toBeLessThanOrEqual(rows[0]?.commission ?? 0);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});

describe('people of an operator', () => {
  it('see its statements alone, and people of its shops see none', async () => {
    const [mine, theirs] = [await seller('我店', 1000), await seller('他店', 1000)];
    const operatorId = await runBy('我运营', 5000, mine);
    const other = await runBy('他运营', 5000, theirs);
    for (const shopId of [mine, theirs]) await settled(shopId, 4000);
    for (const each of [operatorId, other]) await make(each);
    const right = ['admin:operator:share:list'];
    const [person, clerk] = [await keeper({ shopId: mine, may: right }), await keeper({ shopId: mine, may: right })];
    await staff.run(operatorCalls.update, { id: operatorId, name: '我运营', shareRate: 5000, adminIds: [person.id] });

    const { list } = await person.desk.run(listShares, page);
    expect(list.map(({ operatorName }) => operatorName)).toEqual(['我运营']);
    expect((await person.desk.run(listShares, { ...page, operatorId: other })).list).toEqual([]);
    const [foreign] = await sharesOf(other);
    await expect(person.desk.run(shareLines, { ...page, id: foreign?.id ?? 0 })).rejects.toMatchObject({ code: 404 });
    expect((await clerk.desk.run(listShares, page)).list).toEqual([]);
  });
});
