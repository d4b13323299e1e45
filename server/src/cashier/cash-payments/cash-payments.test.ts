import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { cashPaymentExportCalls } from '#contract/cashier/cash-payment-export.ts';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { disbursementKinds } from '#contract/payments/disbursements.ts';
import { configCalls } from '#contract/settings/config.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { disbursementsOf } from '#server/payments/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import type { CashPurpose } from './purposes.ts';
import { registerPayment } from './register-payment.ts';
import { requestPayment } from './request-payment.ts';
import { auditPayment } from './audit-payment.ts';
import { findLivePayment } from './queries.ts';

const shop = openShop();
const { sku, order, info } = ordersIn(shop);
const { written } = accountsIn(shop);
const exported = exportsIn(shop);
const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
const boss = shop.admin({ account: 'boss', realName: '店长' });
const says = (message: string) => ({ code: 500, message });
const { save, list, info: detail, audit, paid, withdraw, reveal } = cashPaymentCalls;
const { due, rejected } = cashPaymentStates;

const draft = {
  bizType: cashPaymentKinds.other,
  bizNo: '',
  payee: '武昌印刷厂',
  bank: '工商银行武昌支行',
  account: '6222 0202 0011 2233',
  amount: 12_300,
  reason: '印制票根书签',
};
const listed = async (filter = {}) => (await boss.run(list, { page: 1, limit: 50, ...filter })).list;
let asked = 0;
/** Applied for by the clerk; answers its id. */
async function applied(more: Partial<Input<typeof save>> = {}): Promise<number> {
  const reason = `第 ${(asked += 1)} 笔`;
  await clerk.run(save, { ...draft, reason, ...more });
  return (await listed()).find((each) => each.applicant === '出纳小孙')?.id ?? 0;
}
const approved = async (more: Partial<Input<typeof save>> = {}) => {
  const id = await applied(more);
  await boss.run(audit, { id, status: due });
  return id;
};
const register = (id: number, more = {}) => clerk.run(paid, { id, paidAt: null, payoutNo: 'ICBC-1', ...more });
const tasksOf = async (id: number) => {
  const { paymentNo } = await boss.run(detail, { id });
  const { list: all } = await boss.run(taskCalls.list, { page: 1, limit: 200 });
  return all.filter(({ number }) => number === paymentNo).map(({ kind, state }) => [kind, state]);
};
const somebody = {
  kind: 'admin',
  id: 999,
  name: '会计',
  account: 'accountant',
  roleIds: [],
  may: new Set<string>(),
  sessionId: 0,
  mustChangePassword: false,
} as const;
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('a payment', () => {
  it('is applied for, approved by somebody else and registered, and its tasks follow it', async () => {
    const id = await applied({ reason: '印制票根书签' });
    expect(await boss.run(detail, { id })).toMatchObject({
      paymentNo: expect.stringMatching(/^FK\d{18}$/),
      status: 0,
      amount: 12_300,
      applicant: '出纳小孙',
      isOwn: false,
      account: '622*********2233',
    });
    expect(await clerk.run(detail, { id })).toMatchObject({ isOwn: true });
    expect(await tasksOf(id)).toEqual([[taskKinds.paymentReview, taskStates.open]]);

    await boss.run(audit, { id, status: due, auditRemark: '同意' });
    expect(await tasksOf(id)).toEqual([
      [taskKinds.paymentDue, taskStates.open],
      [taskKinds.paymentReview, taskStates.done],
    ]);

    const answer = await clerk.raw('POST', paid.path, {
      body: { id, paidAt: '2020-01-02 03:04:05', payoutNo: 'ICBC-77', vouchers: ['/files/a.png'] },
    });
    expect(answer).toEqual({ code: 200, message: '已登记付款', data: null });
    expect(await boss.run(detail, { id })).toMatchObject({ status: 2, auditor: '店长', payer: '出纳小孙', payoutNo: 'ICBC-77' });
    expect((await tasksOf(id)).every(([, state]) => state === taskStates.done)).toBe(true);
    const left = (await disbursementsOf(shop.db, disbursementKinds.cashPayment, [id])).get(id);
    expect(left).toMatchObject({ state: 'done', providerNo: 'ICBC-77' });
  });

  it('is never approved by whoever applied for it, whatever rights they hold', async () => {
    const id = await applied();
    await expect(clerk.run(audit, { id, status: due })).rejects.toMatchObject(
      says('不能审批自己申请的付款，请由另一人审批；不想付了可以撤回'),
    );
    await expect(
      written(({ tx }) =>
        tx.execute(sql`update cash_payment set status = 1, audit_time = now(), auditor_id = applicant_id where id = ${id}`),
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'cash_payment__two_people' } });
    expect(await boss.run(detail, { id })).toMatchObject({ status: 0 });
  });

  it('is decided once when two decide at the same moment', async () => {
    const id = await applied();
    const third = shop.admin({ account: 'third', realName: '会计' });
    const outcomes = await Promise.allSettled([
      boss.run(audit, { id, status: due }),
      third.run(audit, { id, status: rejected, auditRemark: '重复了' }),
    ]);
    // A payment that was approved first can still be rejected; one that was rejected first is over.
    const { status } = await boss.run(detail, { id });
    expect(status).toBe(outcomes[1].status === 'fulfilled' ? rejected : due);
    expect(fulfilled(outcomes)).toBeGreaterThan(0);
  });

  it('is registered once when two register it at the same moment, and the other is told who did', async () => {
    const id = await approved();
    const outcomes = await Promise.allSettled([
      register(id, { payoutNo: 'A' }),
      boss.run(paid, { id, paidAt: null, payoutNo: 'B' }),
      register(id, { payoutNo: 'C' }),
    ]);
    expect(fulfilled(outcomes)).toBe(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/^付款已由.+登记，请刷新页面$/) },
    });
    expect(await disbursementsOf(shop.db, disbursementKinds.cashPayment, [id])).toHaveProperty('size', 1);
  });

  it('is registered once however often the same registration comes', async () => {
    const id = await approved();
    const outcomes = await Promise.allSettled([register(id), register(id), register(id)]);
    expect(fulfilled(outcomes)).toBe(3);
    expect(await disbursementsOf(shop.db, disbursementKinds.cashPayment, [id])).toHaveProperty('size', 1);
    await expect(boss.run(paid, { id, paidAt: null, payoutNo: 'ICBC-1' })).rejects.toMatchObject(
      says('付款已由出纳小孙登记，请刷新页面'),
    );
  });

  it('is not registered before it is approved, after it is rejected, nor for a time to come', async () => {
    const id = await applied();
    await expect(register(id)).rejects.toMatchObject(says('付款单还没有审批通过，不能登记付款'));
    await expect(boss.run(audit, { id, status: rejected })).rejects.toMatchObject(says('拒绝时请填写原因'));
    await boss.run(audit, { id, status: rejected, auditRemark: '没有合同' });
    await expect(register(id)).rejects.toMatchObject(says('付款单未通过，不能登记付款'));
    await expect(register(await approved(), { paidAt: new Date(shop.clock.now().getTime() + 60_000) })).rejects.toMatchObject(
      says('付款时间不能晚于现在'),
    );
  });

  it('is withdrawn by whoever applied for it alone, until it is paid', async () => {
    const id = await approved();
    await expect(boss.run(withdraw, { id })).rejects.toMatchObject({ code: 403 });
    await clerk.run(withdraw, { id });
    expect(await boss.run(detail, { id })).toMatchObject({ status: rejected, auditRemark: '申请人撤回' });
    await expect(clerk.run(withdraw, { id })).rejects.toMatchObject(says('付款单未通过，请刷新页面'));
    expect((await tasksOf(id)).every(([, state]) => state === taskStates.done)).toBe(true);
  });

  it('is applied for once under one key', async () => {
    const before = (await listed()).length;
    const input = { ...draft, requestKey: 'k1' };
    await Promise.all([clerk.run(save, input), clerk.run(save, input)]);
    expect(await listed()).toHaveLength(before + 1);
    await expect(clerk.run(save, { ...input, amount: 1 })).rejects.toMatchObject(says('幂等标识已用于另一个请求，请换一个'));
  });

  it.each([
    ['no payee', { payee: '' }, '请输入收款方'],
    ['an account with stars', { account: '622*********2233' }, '请填写完整的银行账号'],
    ['nothing', { amount: '' }, '请填写付款金额'],
    ['an amount of nothing', { amount: '0' }, '付款金额应大于 0'],
    ['a part of a fen', { amount: '1.005' }, '金额最多两位小数'],
    ['no reason', { reason: ' ' }, '请填写付款事由'],
  ])('is refused with %s', async (_, change, message) => {
    const body = { ...draft, amount: '1.00', ...change };
    expect(await clerk.raw('POST', save.path, { body })).toMatchObject({ code: 400, message });
  });

  it('is found by its number, what it is for and whom it goes to, and is of a state and a kind', async () => {
    await applied({ payee: '汉口木器行', bizNo: 'HT-2026-9' });
    const [one] = await listed({ keywords: '木器' });
    for (const keywords of [one?.paymentNo ?? '', 'HT-2026', '汉口']) {
      expect((await listed({ keywords })).map(({ payee }) => payee)).toEqual(['汉口木器行']);
    }
    expect(await listed({ keywords: '木器', status: due })).toEqual([]);
    expect(await listed({ keywords: '木器', bizType: cashPaymentKinds.refund })).toEqual([]);
  });

  it('is listed with a fixed number of statements', async () => {
    const few = await shop.countQueries(() => boss.run(list, { page: 1, limit: 1 }));
    expect(await shop.countQueries(() => boss.run(list, { page: 1, limit: 50 }))).toBe(few);
  });
});

describe('the account of a payment', () => {
  it('is masked in list and file, whole to those who may ask, and each look is kept', async () => {
    const id = await applied();
    const rights = [list.permission, detail.permission, cashPaymentExportCalls.exportPayments.permission];
    const reader = shop.admin({ may: rights });
    await expect(reader.run(reveal, { id })).rejects.toMatchObject({ code: 403 });
    expect(await clerk.run(reveal, { id })).toEqual({ account: '6222020200112233' });
    const history = await boss.run(changeCalls.list, { noun: 'cash_payment', rowId: id, page: 1, limit: 20 });
    expect(JSON.stringify(history)).toContain('查看收款账号');
    expect(JSON.stringify(history)).not.toContain('6222020200112233');
    const rows = (await exported(cashPaymentExportCalls.exportPayments, {}, [], rights)).join();
    expect(rows).toContain('622*********2233');
    expect(rows).not.toContain('6222020200112233');
  });
});

describe('a payment for a document', () => {
  beforeAll(() => shop.admin().run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));

  /** An order that was paid in cash, of which a part goes back by hand. */
  async function owing(amount: number): Promise<PlacedOrder> {
    const placed = await order({ of: await sku({ price: 1000 }), payType: 'offline' });
    const { orderNo, payPrice } = placed;
    await boss.run(offlineCalls.payOffline, { orderNo, amount: payPrice, method: 'cash' });
    await boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '退货', requestKey: orderNo });
    return placed;
  }
  const ofRefund = ({ orderNo: bizNo }: PlacedOrder, amount: number) => ({ bizType: cashPaymentKinds.refund, bizNo, amount });

  it('pays a refund that waits to be paid by hand, of what is due, and it is done', async () => {
    const placed = await owing(400);
    await expect(applied(ofRefund(placed, 399))).rejects.toMatchObject(says('付款金额与应退金额 4.00 元不一致'));
    const id = await approved(ofRefund(placed, 400));
    await expect(applied(ofRefund(placed, 400))).rejects.toMatchObject(says('这张单据已经申请过付款，请在付款列表里查看'));
    await register(id);
    expect(await info(placed)).toMatchObject({ refundPrice: 400, refundStatus: 0 });
    await expect(applied(ofRefund(placed, 400))).rejects.toMatchObject(says('订单没有等待线下退还的款项，请刷新页面'));
  });

  it('leaves a refund waiting that is rejected, and another is applied for', async () => {
    const placed = await owing(1000);
    const id = await applied(ofRefund(placed, 1000));
    await boss.run(audit, { id, status: rejected, auditRemark: '账号不对' });
    expect(await info(placed)).toMatchObject({ refundStatus: 3, refundPrice: 0 });
    await register(await approved(ofRefund(placed, 1000)));
    expect(await info(placed)).toMatchObject({ refundStatus: 2, refundPrice: 1000 });
  });

  it('is not registered for a refund that was settled otherwise meanwhile', async () => {
    const placed = await owing(500);
    const id = await approved(ofRefund(placed, 500));
    const outcomes = await Promise.allSettled([
      register(id),
      boss.run(offlineCalls.confirmPaidBack, { orderNo: placed.orderNo }),
    ]);
    expect(fulfilled(outcomes)).toBe(1);
    expect(await info(placed)).toMatchObject({ refundPrice: 500 });
    const [registered] = outcomes;
    const { status } = await boss.run(detail, { id });
    expect(status).toBe(registered.status === 'fulfilled' ? cashPaymentStates.paid : rejected);
  });

  it.each([
    ['confirmed by hand', '退款已由人工确认付清，不用再付，付款单自动结束', 500],
    ['given up by hand', '退款没有付成，已退回重新处理，付款单自动结束', 0],
  ])('ends with its reason, and its tasks with it, where the refund is %s', async (how, auditRemark, refundPrice) => {
    const placed = await owing(500);
    const id = await approved(ofRefund(placed, 500));
    const { orderNo } = placed;

    if (refundPrice > 0) await boss.run(offlineCalls.confirmPaidBack, { orderNo });
    else await boss.run(offlineCalls.failPaidBack, { orderNo, reason: how });

    expect(await boss.run(detail, { id })).toMatchObject({ status: rejected, auditRemark });
    expect(await info(placed)).toMatchObject({ refundPrice });
    const { list } = await boss.run(taskCalls.list, { page: 1, limit: 100, kind: 'payment_due', state: 0 });
    const { paymentNo } = await boss.run(detail, { id });
    expect(list.filter(({ number }) => number === paymentNo)).toEqual([]);
  });

  it('is applied for by its domain alone where that says so', async () => {
    await expect(applied({ bizType: cashPaymentKinds.settlement, bizNo: 'JS1' })).rejects.toMatchObject(
      says('结算款请在结算单里申请付款'),
    );
  });

  it('tells its document in the same transaction, or nothing happens', async () => {
    const heard: string[] = [];
    let isBroken = true;
    const purpose: CashPurpose = {
      bizType: cashPaymentKinds.settlement,
      lock: async (_, bizNo) => heard.push(`lock ${bizNo}`),
      async paid(_, { bizNo }) {
        if (isBroken) throw new Error('the bill could not be written');
        heard.push(`paid ${bizNo}`);
      },
      rejected: async (_, { bizNo }) => void heard.push(`rejected ${bizNo}`),
    };
    const request = { ...draft, account: '6222020200112233', bizType: cashPaymentKinds.settlement, bizNo: 'JS2', merId: 3 };
    const { id } = await written((write) => requestPayment(write, request));
    expect(await findLivePayment(shop.db, request)).toMatchObject({ id, merId: 3 });
    const again = () => written((write) => requestPayment(write, request));
    await expect(again()).rejects.toMatchObject({ cause: { constraint: 'cash_payment__settlement' } });
    await boss.run(audit, { id, status: due });

    const pay = () => written((write) => registerPayment([purpose])(write, { id, paidAt: null }));
    await expect(pay()).rejects.toThrow('the bill could not be written');
    expect(await boss.run(detail, { id })).toMatchObject({ status: due, payer: '' });
    expect(await disbursementsOf(shop.db, disbursementKinds.cashPayment, [id])).toHaveProperty('size', 0);
    isBroken = false;
    await pay();
    await pay();
    expect(heard.filter((word) => word.startsWith('paid'))).toEqual(['paid JS2']);
    await expect(again()).rejects.toMatchObject({ cause: { constraint: 'cash_payment__settlement' } });

    const other = await written((write) => requestPayment(write, { ...request, bizNo: 'JS3' }));
    const decision = { id: other.id, status: rejected, auditRemark: '金额不对' };
    await shop.app.write({ name: 'test.reject', actor: somebody }, (write) => auditPayment([purpose])(write, decision));
    expect(heard.at(-1)).toBe('rejected JS3');
    await written((write) => requestPayment(write, { ...request, bizNo: 'JS3' }));
  });
});
