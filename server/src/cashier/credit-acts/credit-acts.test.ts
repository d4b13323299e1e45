import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approvalCalls, approvalStates } from '#contract/approvals/approvals.ts';
import { cashReceiptCalls } from '#contract/cashier/cash-receipts.ts';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditExportCalls } from '#contract/cashier/credit-export.ts';
import { creditAges } from '#contract/cashier/credit-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { paySettings } from '#contract/orders/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { creditIn } from '../../../test/credit.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const credit = creditIn(shop);
const { boss, clerk, open, placed, settle, owing, accountOf, debtsOf, receive, confirm, revoke, refund, adjust, info, timeline } =
  credit;
const says = (message: string) => ({ code: 500, message });
const inDays = (days: number) => showDay(startOfDay(shop.clock.now(), days));
const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const page = { page: 1, limit: 100 };

beforeAll(() => boss.run(configCalls.save, { key: paySettings.offline_pay_status.key, value: '1' }));
afterEach(async () => expect(await credit.gaps()).toEqual([]));

describe('an order on credit', () => {
  it('is paid, and its price is owed until the term is over', async () => {
    const customer = await open(5000, 30);
    const bought = await placed(customer, 2000);

    expect(await clerk.raw('POST', creditCalls.settle.path, { body: { orderNo: bought.orderNo } })).toEqual({
      code: 200,
      message: '已赊账，订单已付款',
      data: null,
    });

    expect(await info(bought)).toMatchObject({
      paid: true,
      payType: 'credit',
      payTypeStr: '赊账',
      statusStr: { key: 'notShipped' },
    });
    expect((await timeline(bought))[0]).toMatchObject({ changeMessage: `订单号 ${bought.orderNo} 赊账付款 20.00 成功` });
    expect(await accountOf(customer.id)).toMatchObject({ owed: 2000, free: 3000, surplus: 0, current: 2000, overdue: 0 });
    expect(await debtsOf(customer)).toMatchObject([{ orderNo: bought.orderNo, amount: 2000, left: 2000, dueDay: inDays(30) }]);
  });

  it('names no amount to those who may not see any', async () => {
    const customer = await open();
    const bought = await owing(customer);
    const packer = shop.admin({ may: ['admin:order:status:list'] });
    const { orderStepCalls } = await import('#contract/orders/order-steps.ts');
    const [step] = await packer.run(orderStepCalls.timeline, { orderNo: bought.orderNo });
    expect(step).toMatchObject({ changeMessage: `订单号 ${bought.orderNo} 赊账付款成功` });
  });

  it('is refused above what is free of the limit, to the fen, and nobody overrides that but by the limit', async () => {
    const customer = await open(3000);
    await owing(customer, 1999);
    const bought = await placed(customer, 1002);

    await expect(settle(bought)).rejects.toMatchObject({ message: expect.stringContaining('剩余额度是 10.01 元') });
    await expect(boss.run(creditCalls.settle, { orderNo: bought.orderNo })).rejects.toMatchObject({ code: 500 });
    expect(await info(bought)).toMatchObject({ paid: false });

    const { uid, company, termDays } = await accountOf(customer.id);
    await boss.run(creditCalls.update, { id: customer.id, uid, company, termDays, creditLimit: 3001 });
    await settle(bought);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 3001, free: 0 });
  });

  it('stays within the limit when many are settled at the same moment', async () => {
    const customer = await open(3500);
    const bought = await Promise.all(Array.from({ length: 8 }, () => placed(customer, 1000)));

    const outcomes = await Promise.allSettled(bought.map(settle));

    expect(fulfilled(outcomes)).toBe(3);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 3000, free: 500 });
    const paid = await Promise.all(bought.map(async (each) => (await info(each)).paid));
    expect(paid.filter(Boolean)).toHaveLength(3);
  });

  it('is settled once, or paid by money, whoever comes first', async () => {
    const customer = await open();
    const bought = await placed(customer);
    const { orderNo, payPrice: amount } = bought;

    const outcomes = await Promise.allSettled([
      settle(bought),
      settle(bought),
      boss.run(offlineCalls.payOffline, { orderNo, amount, method: 'cash' }),
    ]);

    expect(fulfilled(outcomes)).toBe(1);
    const { payType } = await info(bought);
    expect((await accountOf(customer.id)).owed).toBe(payType === 'credit' ? amount : 0);
  });

  it('is refused while something is overdue, to a stopped account and to a customer without one', async () => {
    const customer = await open(100_000, 1);
    await owing(customer, 1500);
    await shop.pass('2 days');
    await expect(settle(await placed(customer))).rejects.toMatchObject({
      message: expect.stringContaining('有 15.00 元逾期没有还'),
    });

    const stopped = await open();
    await boss.run(creditCalls.updateStatus, { id: stopped.id, status: false });
    await expect(settle(await placed(stopped))).rejects.toMatchObject({ message: expect.stringContaining('赊账已停用') });

    await credit.uidOf('nobody');
    await expect(settle(await placed({ account: 'nobody' }))).rejects.toMatchObject(
      says('下单的用户没有赊账账户，请先在「出纳 › 赊账」里开户'),
    );
  });

  it('is no way of a receipt any more', async () => {
    const { orderNo, payPrice: amount } = await placed(await open());
    expect(
      await boss.raw('POST', offlineCalls.payOffline.path, { body: { orderNo, amount: '10.00', method: 'corp' } }),
    ).toMatchObject({ code: 400, message: '单位挂账不是收款，请在订单上选「赊账」' });
    expect(amount).toBe(1000);
  });
});

describe('a repayment', () => {
  it('pays the debts that it names first, then the oldest, once it is confirmed', async () => {
    const customer = await open();
    await owing(customer, 1000);
    await shop.pass('1 day');
    await owing(customer, 2000);
    const [first, second] = await debtsOf(customer);

    const id = await receive(customer, 1700, [{ debtId: second?.id ?? 0, amount: 1500 }]);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 3000 });
    await confirm(id);

    expect(await debtsOf(customer)).toMatchObject([
      { id: first?.id, left: 800 },
      { id: second?.id, left: 500 },
    ]);
    const { list } = await boss.run(creditCalls.entries, { ...page, id: customer.id });
    expect(list.map(({ kind, amount, balance }) => [kind, amount, balance]).reverse()).toEqual([
      ['debt', 1000, 1000],
      ['debt', 2000, 3000],
      ['repayment', -1500, 1500],
      ['repayment', -200, 1300],
    ]);
  });

  it('is for no more than is owed, and for debts of its customer', async () => {
    const [customer, other] = [await open(), await open()];
    await owing(customer, 1000);
    await owing(other, 500);
    const [foreign] = await debtsOf(other);

    await expect(receive(customer, 1001)).rejects.toMatchObject(says('现在只欠 10.00 元，请按欠款填写，多的不能记'));
    await expect(receive(customer, 500, [{ debtId: foreign?.id ?? 0, amount: 500 }])).rejects.toMatchObject({ code: 500 });
    await expect(
      clerk.run(cashReceiptCalls.save, {
        bizType: cashReceiptKinds.credit,
        amount: 100,
        payer: '某',
        method: 'cash',
        receivedAt: null,
      }),
    ).rejects.toMatchObject(says('请选择还款的赊账客户'));
  });

  it('that comes beside others leaves what is beyond the debts to the customer, and the next order takes it', async () => {
    const customer = await open();
    await owing(customer, 1000);
    const [one, two] = [await receive(customer, 1000), await receive(customer, 700)];

    await Promise.all([confirm(one), confirm(two)]);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 0, surplus: 700, free: 100_700 });

    await owing(customer, 1500);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 800, surplus: 0 });
  });

  it('that is voided opens its debts again, also when what it left over was used since', async () => {
    const customer = await open();
    await owing(customer, 1000);
    const [one, two] = [await receive(customer, 1000), await receive(customer, 700)];
    await confirm(one);
    await confirm(two);
    await owing(customer, 400);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 0, surplus: 300 });

    await revoke(two);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 400, surplus: 0 });
    await revoke(one);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 1400, surplus: 0 });
  });
});

describe('a refund of an order on credit', () => {
  it('takes it off the debt at once, and pays nobody', async () => {
    const customer = await open();
    const bought = await owing(customer, 1000);

    await refund(bought, 300);

    expect(await info(bought)).toMatchObject({ refundStatus: 0, refundPrice: 300 });
    expect(await accountOf(customer.id)).toMatchObject({ owed: 700 });
    await refund(bought, 700);
    expect(await info(bought)).toMatchObject({ refundStatus: 2 });
    expect(await accountOf(customer.id)).toMatchObject({ owed: 0, surplus: 0 });
  });

  it('pays other debts where its own is paid, and is the customer’s money where there are none', async () => {
    const customer = await open();
    const bought = await owing(customer, 1000);
    await confirm(await receive(customer, 1000));
    await owing(customer, 600);

    await refund(bought, 1000);

    expect(await accountOf(customer.id)).toMatchObject({ owed: 0, surplus: 400 });
  });
});

describe('an adjustment', () => {
  it('is booked once a second person has approved it', async () => {
    const customer = await open(100_000, 10);
    await clerk.run(creditCalls.adjust, { id: customer.id, amount: 2500, reason: '上期漏记' });
    expect(await accountOf(customer.id)).toMatchObject({ owed: 0 });
    const { list } = await clerk.run(approvalCalls.list, { ...page, state: approvalStates.waiting });
    await expect(clerk.run(approvalCalls.approve, { id: list[0]?.id ?? 0 })).rejects.toMatchObject({ code: 500 });

    await boss.run(approvalCalls.approve, { id: list[0]?.id ?? 0 });
    expect(await debtsOf(customer)).toMatchObject([{ orderNo: '', says: '上期漏记', left: 2500, dueDay: inDays(10) }]);

    await adjust(customer, -500);
    expect(await accountOf(customer.id)).toMatchObject({ owed: 2000 });
    await expect(clerk.run(creditCalls.adjust, { id: customer.id, amount: -2001, reason: '免' })).rejects.toMatchObject({
      message: expect.stringContaining('20.00 元'),
    });
  });
});

describe('the ageing', () => {
  it('has each debt in one column by how long its day is over, and each figure leads to its debts', async () => {
    const customer = await open(1_000_000, 0);
    const terms = [95, 91, 90, 61, 60, 31, 30, 1, 0];
    let passed = 0;
    // Debts of days ago are written down on their days; the customer’s term grows so that none is overdue by then.
    for (const ago of terms) {
      const { uid, company, creditLimit } = await accountOf(customer.id);
      shop.clock.pass(`${passed === 0 ? 0 : (terms[passed - 1] ?? 0) - ago} days`);
      await boss.run(creditCalls.update, { id: customer.id, uid, company, creditLimit, termDays: 0 });
      await adjust(customer, 100 + passed);
      passed += 1;
    }

    const account = await accountOf(customer.id);
    expect(account).toMatchObject({
      more: 100 + 101,
      d90: 102 + 103,
      d60: 104 + 105,
      d30: 106 + 107,
      current: 108,
      overdue: 828,
    });
    expect(account.owed).toBe(account.overdue + account.current);
    for (const age of creditAges.values) {
      const { list } = await boss.run(creditCalls.debts, { ...page, creditId: customer.id, age });
      expect(list.reduce((sum, { left }) => sum + left, 0)).toBe(account[age]);
    }
    const { company } = account;
    expect(await boss.run(creditCalls.sums, { keywords: company })).toMatchObject({ accounts: 1, owed: account.owed, d60: 209 });
    const { list } = await boss.run(creditCalls.list, { ...page, keywords: company, age: 'd60', isOverdue: true });
    expect(list).toMatchObject([{ id: customer.id }]);
  });

  it('costs as many questions for many accounts as for one', async () => {
    const one = await shop.countQueries(() => boss.run(creditCalls.list, { page: 1, limit: 1 }));
    expect(await shop.countQueries(() => boss.run(creditCalls.list, page))).toBe(one);
  });
});

describe('a statement', () => {
  it('says what was owed before, each movement and what is owed after it, also as a workbook', async () => {
    const customer = await open();
    const first = await owing(customer, 1000);
    await shop.pass('1 day');
    await confirm(await receive(customer, 400));
    const today = inDays(0);

    const statement = await boss.run(creditCalls.statement, { id: customer.id, dateLimit: `${today},${today}` });

    expect(statement).toMatchObject({
      before: 1000,
      after: 600,
      total: 1,
      entries: [{ kind: 'repayment', amount: -400, balance: 600, orderNo: first.orderNo }],
    });
    expect(await boss.run(creditExportCalls.exportEntries, { id: customer.id })).toMatchObject({
      fileName: expect.stringContaining('xlsx'),
    });
  });
});

describe('reminders', () => {
  it('are a task from three days before the day of a debt until it is paid', async () => {
    const customer = await open(100_000, 5);
    await owing(customer, 1000);
    const { creditNo } = await accountOf(customer.id);
    const tasks = async () => {
      const { list } = await boss.run(taskCalls.list, { page: 1, limit: 200, kind: taskKinds.creditDue });
      return list.filter(({ number }) => number === creditNo).map(({ state, says: words }) => [state, words]);
    };
    await shop.pass('1 day');
    expect(await tasks()).toEqual([]);
    await shop.pass('2 days');
    expect(await tasks()).toEqual([[taskStates.open, expect.stringContaining('将到期')]]);
    await shop.pass('4 days');
    expect(await tasks()).toEqual([[taskStates.open, expect.stringContaining('逾期 10.00 元')]]);

    await confirm(await receive(customer, 1000));
    expect(await tasks()).toEqual([[taskStates.done, expect.anything()]]);
  });
});

it('a customer cancels an unpaid order while it is settled on credit, and either is done', async () => {
  const customer = await open();
  const bought = await placed(customer);
  const outcomes = await Promise.allSettled([
    settle(bought),
    credit.storefront.run(openOrderCalls.cancel, { orderNo: bought.orderNo }),
  ]);
  expect(fulfilled(outcomes)).toBe(1);
  expect((await accountOf(customer.id)).owed).toBe(outcomes[0].status === 'fulfilled' ? 1000 : 0);
});
