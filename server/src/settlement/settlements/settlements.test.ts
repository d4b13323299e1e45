import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { objectionStates, settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls, settlementExportCalls } from '#contract/settlement/settlements.ts';
import { taskCalls } from '#contract/tasks/tasks.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';
import { settlement } from './tables.ts';

const shop = openShop();
const { staff, seller, received, generate, bills, lines, lately } = settlementsIn(shop);
const { keeper } = catalogueIn(shop);

const own = ['admin:settlement:list', 'admin:settlement:info', 'admin:settlement:object'];

/** A bill of a shop of this name, of one order. */
async function bill(name: string, price = 10_000) {
  const shopId = await seller(name, 1000);
  await received([shopId, price]);
  shop.clock.pass('9 days');
  await generate(shopId);
  const [made] = await bills(shopId);
  if (!made) throw new Error('no bill was made');
  return { id: made.id, shopId, settlementNo: made.settlementNo };
}
const read = (id: number) => staff.run(settlementCalls.info, { id });
const refusedBy = (message: string) => expect.objectContaining({ message });

describe('the tabs of bills', () => {
  it('count the bills of each state, of a person’s own shops alone', async () => {
    const [one] = [await bill('计数店'), await bill('计数店二')];
    await staff.run(settlementCalls.confirm, { id: one.id });
    const { desk } = await keeper({ shopId: one.shopId, may: own });

    expect(await desk.run(settlementCalls.counts, {})).toEqual({ all: 1, open: 0, confirmed: 1, paid: 0, void: 0 });
    const { all, open } = await staff.run(settlementCalls.counts, {});
    expect(all).toBeGreaterThan(open);
    expect(open).toBeGreaterThan(0);
  });
});

describe('an adjustment', () => {
  it('is a line of its own with its reason, and moves what is owed', async () => {
    const { id } = await bill('调整店');

    await staff.run(settlementCalls.adjust, { id, amount: -1250, reason: '赔用户运费' });
    await staff.run(settlementCalls.adjust, { id, amount: 300, reason: '补活动差价' });

    expect(await read(id)).toMatchObject({ adjustAmount: -950, payableAmount: 8050 });
    expect((await lines(id)).slice(1)).toMatchObject([
      { kind: 3, net: -1250, reason: '赔用户运费', orderNo: '' },
      { kind: 3, net: 300, reason: '补活动差价' },
    ]);
  });

  it('comes to nothing at 0, or with parts of a fen', async () => {
    const { id } = await bill('调零店');
    for (const amount of ['0', '0.001', '-0.00', 'x'])
      expect(await staff.raw('POST', '/admin/settlement/adjust', { body: { id, amount, reason: '试' } })).toMatchObject({
        code: 400,
      });
    expect(await read(id)).toMatchObject({ adjustAmount: 0 });
  });
});

describe('a bill that is confirmed', () => {
  it('changes no more: it is neither adjusted, objected to nor confirmed again', async () => {
    const { id } = await bill('确认店');
    await staff.run(settlementCalls.confirm, { id, payableAmount: 9000 });

    for (const act of [
      () => staff.run(settlementCalls.adjust, { id, amount: 100, reason: '迟了' }),
      () => staff.run(settlementCalls.object, { id, objection: '迟了' }),
      () => staff.run(settlementCalls.confirm, { id }),
    ])
      await expect(act()).rejects.toEqual(refusedBy(settlementRefusals.NOT_OPEN().message));
    expect(await read(id)).toMatchObject({ status: settlementStates.confirmed, payableAmount: 9000 });
  });

  it('is the one that was read: an adjustment in between is told', async () => {
    const { id } = await bill('抢先店');
    await staff.run(settlementCalls.adjust, { id, amount: 100, reason: '抢先' });

    await expect(staff.run(settlementCalls.confirm, { id, payableAmount: 9000 })).rejects.toEqual(
      refusedBy(settlementRefusals.CHANGED({ payable: 9100 }).message),
    );
  });

  it('is confirmed or adjusted, never both, where two people do so at once', async () => {
    const { id } = await bill('同时店');

    const [confirmed, adjusted] = await Promise.allSettled([
      staff.run(settlementCalls.confirm, { id, payableAmount: 9000 }),
      shop.admin().run(settlementCalls.adjust, { id, amount: 100, reason: '同时' }),
    ]);

    expect([confirmed.status, adjusted.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const after = await read(id);
    expect(after.payableAmount).toBe(confirmed.status === 'fulfilled' ? 9000 : 9100);
  });
});

describe('an objection', () => {
  it('keeps a bill from being confirmed until it is answered, and waits as a task', async () => {
    const { id, shopId, settlementNo } = await bill('异议店');
    const { desk } = await keeper({ shopId, may: own });

    await desk.run(settlementCalls.object, { id, objection: '少算一单' });
    await expect(staff.run(settlementCalls.confirm, { id })).rejects.toEqual(refusedBy(settlementRefusals.OBJECTED().message));
    await expect(desk.run(settlementCalls.object, { id, objection: '再说一次' })).rejects.toEqual(
      refusedBy(settlementRefusals.OBJECTED_ALREADY().message),
    );
    const waiting = async () =>
      (await staff.run(taskCalls.list, { page: 1, limit: 50, kind: 'objection', state: 0 })).list.filter(
        ({ number }) => number === settlementNo,
      );
    expect(await waiting()).toMatchObject([{ says: '异议店对结算单有异议：少算一单', amount: 9000 }]);

    await staff.run(settlementCalls.answer, { id, answer: '那单还没签收满 7 天' });

    expect(await waiting()).toEqual([]);
    expect(await read(id)).toMatchObject({ objectionState: objectionStates.answered, objection: '少算一单' });
    await shop.runQueued();
    const told = await desk.run(noticeCalls.list, { limit: 20 });
    expect(told[0]).toMatchObject({ mark: 'adminSettlementAnswered', subject: settlementNo });
    await staff.run(settlementCalls.confirm, { id });
  });

  it('is over with its bill', async () => {
    const { id, settlementNo } = await bill('作废异议店');
    await staff.run(settlementCalls.object, { id, objection: '不对' });
    await staff.run(settlementCalls.void, { id, reason: '重做' });

    const { list } = await staff.run(taskCalls.list, { page: 1, limit: 50, kind: 'objection', state: 0 });
    expect(list.filter(({ number }) => number === settlementNo)).toEqual([]);
    await expect(staff.run(settlementCalls.answer, { id, answer: '迟了' })).rejects.toEqual(
      refusedBy(settlementRefusals.NO_OBJECTION().message),
    );
  });
});

describe('the payment of a bill', () => {
  const { audit, paid, list } = cashPaymentCalls;
  const { due, rejected } = cashPaymentStates;
  const boss = shop.admin({ realName: '店长' });
  const paymentOf = async (settlementNo: string) =>
    (await boss.run(list, { page: 1, limit: 20, keywords: settlementNo })).list.find(({ bizNo }) => bizNo === settlementNo);

  it('needs an account, goes to the cashier, is approved by somebody else, and makes the bill paid', async () => {
    const { id, shopId, settlementNo } = await bill('付款店');
    await expect(staff.run(settlementCalls.applyPayment, { id })).rejects.toEqual(
      refusedBy(settlementRefusals.NOT_CONFIRMED().message),
    );
    await staff.run(settlementCalls.confirm, { id });
    await expect(staff.run(settlementCalls.applyPayment, { id })).rejects.toEqual(
      refusedBy(settlementRefusals.NO_ACCOUNT().message),
    );
    await staff.run(shopAccountCalls.save, {
      id: shopId,
      bankName: '工行',
      bankAccountName: '付款店公司',
      bankAccount: '622202001122',
    });

    const asked = await Promise.allSettled([1, 2].map(() => staff.run(settlementCalls.applyPayment, { id })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const payment = await paymentOf(settlementNo);
    expect(payment).toMatchObject({ amount: 9000, payee: '付款店公司', account: expect.stringContaining('*'), merId: shopId });
    await expect(staff.run(settlementCalls.void, { id, reason: '不付了' })).rejects.toEqual(
      refusedBy(settlementRefusals.PAYING({ paymentNo: payment?.paymentNo ?? '' }).message),
    );
    await expect(staff.run(audit, { id: payment?.id ?? 0, status: due })).rejects.toMatchObject({ code: 500 });
    await boss.run(audit, { id: payment?.id ?? 0, status: due });
    expect(await read(id)).toMatchObject({ status: settlementStates.confirmed });

    await boss.run(paid, { id: payment?.id ?? 0, paidAt: null, payoutNo: 'ICBC-9' });

    expect(await read(id)).toMatchObject({ status: settlementStates.paid, paymentNo: payment?.paymentNo });
    await expect(staff.run(settlementCalls.void, { id, reason: '迟了' })).rejects.toEqual(
      refusedBy(settlementRefusals.VOIDABLE().message),
    );
  });

  it('that is rejected says why, and may be applied for again', async () => {
    const { id, shopId, settlementNo } = await bill('拒绝店');
    await staff.run(settlementCalls.confirm, { id });
    await staff.run(shopAccountCalls.save, {
      id: shopId,
      bankName: '工行',
      bankAccountName: '拒绝店公司',
      bankAccount: '622202001122',
    });
    await staff.run(settlementCalls.applyPayment, { id });
    const payment = await paymentOf(settlementNo);

    await boss.run(audit, { id: payment?.id ?? 0, status: rejected, auditRemark: '账户名不对' });

    expect(await read(id)).toMatchObject({ status: settlementStates.confirmed, paymentNo: '', paymentRemark: '账户名不对' });
    await staff.run(settlementCalls.applyPayment, { id });
    expect(await read(id)).toMatchObject({ paymentRemark: '' });
  });
});

describe('people of a shop', () => {
  it('see and take out its bills alone, and are told of new ones', async () => {
    const shopId = await seller('看自己店', 1000);
    await received([shopId, 5000]);
    shop.clock.pass('9 days');
    await generate(shopId);
    const [mine] = await bills(shopId);
    const other = await bill('别人店');
    const { desk } = await keeper({ shopId, may: [...own, 'admin:export:excel:settlement'] });
    await shop.runQueued();

    const seen = await desk.run(settlementCalls.list, { page: 1, limit: 50 });
    expect(seen.list.map(({ id }) => id)).toEqual([mine?.id]);
    expect((await desk.run(settlementCalls.lines, { id: mine?.id ?? 0, page: 1, limit: 20 })).total).toBe(1);
    const told = await desk.run(noticeCalls.list, { limit: 20 });
    expect(told.map(({ subject }) => subject)).toEqual([mine?.settlementNo]);
    for (const call of [
      () => desk.run(settlementCalls.info, { id: other.id }),
      () => desk.run(settlementCalls.lines, { id: other.id, page: 1, limit: 20 }),
      () => desk.run(settlementCalls.object, { id: other.id, objection: '看看' }),
      () => desk.run(settlementExportCalls.exportLines, { id: other.id }),
    ])
      await expect(call()).rejects.toEqual(refusedBy(settlementRefusals.NOT_FOUND().message));
    expect((await desk.run(settlementExportCalls.exportBills, {})).fileName).toContain('.xlsx');
    await expect(desk.run(settlementRunCalls.generate, lately())).rejects.toMatchObject({ code: 403 });
  });
});

describe('the sums of every bill', () => {
  it('are those of its lines', async () => {
    for (const made of await shop.db.select().from(settlement).where(eq(settlement.status, settlementStates.open))) {
      const own = await lines(made.id);
      expect(own.reduce((sum, line) => sum + line.net, 0)).toBe(made.payableAmount);
    }
  });
});
