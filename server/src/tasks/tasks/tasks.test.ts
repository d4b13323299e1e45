import { describe, expect, it } from 'vitest';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type TaskFilter, taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { finishTask } from './finish-task.ts';
import { openTask } from './open-task.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const { sku, order } = ordersIn(shop);
const { written } = accountsIn(shop);
const boss = shop.admin({ account: 'boss', realName: '店长' });
const clerk = shop.admin({ account: 'clerk', realName: '出纳小孙' });
const { open, claimed, done, closed } = taskStates;

const listed = async (filter: TaskFilter = {}) => (await boss.run(taskCalls.list, { page: 1, limit: 50, ...filter })).list;
const tasksOf = async (number: string) => (await listed()).filter((task) => task.number === number);
const draft = (number: string) =>
  ({ kind: 'difference', subjectKey: `day:${number}`, record: 'day', number, says: '有差异', amount: null }) as const;
async function opened(number: string): Promise<number> {
  await written((write) => openTask(write, draft(number)));
  const [task] = await tasksOf(number);
  if (!task) throw new Error('the task was not listed');
  return task.id;
}

/** An order of 10 yuan whose whole money goes back. */
async function refunded(key: string): Promise<{ orderNo: string }> {
  const { orderNo } = await order({ of: await sku({ price: 1000 }), paid: true });
  await boss.run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '协商退款', requestKey: key });
  return { orderNo };
}

describe('a task', () => {
  it('is there once for each record, until its event ends it', async () => {
    await opened('one');
    await opened('one');
    expect(await tasksOf('one')).toMatchObject([{ state: open, isOverdue: false }]);

    await shop.pass('1441 minutes');
    expect(await tasksOf('one')).toMatchObject([{ isOverdue: true }]);
    expect(await boss.run(taskCalls.count, {})).toContainEqual({ kind: 'difference', open: 1, overdue: 1 });

    await written((write) => finishTask(write, draft('one')));
    expect(await tasksOf('one')).toMatchObject([{ state: done, isOverdue: false, endTime: expect.any(Date) }]);
    await opened('one');
    expect(await tasksOf('one')).toMatchObject([{ state: open }, { state: done }]);
  });

  it('is taken on by one person, who alone puts it back', async () => {
    const id = await opened('race');
    const both = await Promise.allSettled([boss.run(taskCalls.claim, { id }), clerk.run(taskCalls.claim, { id })]);
    const isBoss = both[0].status === 'fulfilled';
    const [holder, other] = isBoss ? [boss, clerk] : [clerk, boss];
    const message = `该任务已被${isBoss ? '店长' : '出纳小孙'}领取`;
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { message } }]);
    await expect(other.run(taskCalls.release, { id })).rejects.toMatchObject({ message: '只有领取人能放回任务' });
    await expect(other.run(taskCalls.close, { id, note: '不用了' })).rejects.toMatchObject({ message });
    expect(await listed({ state: claimed, mine: true })).toHaveLength(isBoss ? 1 : 0);

    await holder.run(taskCalls.release, { id });
    expect(await tasksOf('race')).toMatchObject([{ state: open, holder: null }]);
    await expect(holder.run(taskCalls.release, { id })).rejects.toMatchObject({ message: '只有领取人能放回任务' });
  });

  it('is closed with a reason where no event ends it, and then is over', async () => {
    const id = await opened('closed');
    await boss.run(taskCalls.close, { id, note: '已手工更正' });
    expect(await tasksOf('closed')).toMatchObject([{ state: closed, note: '已手工更正', holder: '店长' }]);
    await expect(clerk.run(taskCalls.claim, { id })).rejects.toMatchObject({ message: '这项任务已经办结，请刷新页面' });
    await expect(boss.run(taskCalls.claim, { id: 999_999 })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a refund', () => {
  it('that no provider pays waits for people, and ends when they have paid it', async () => {
    provider.become('absent');
    const { orderNo } = await refunded('by-hand');
    await shop.runQueued();
    const [task] = await tasksOf(orderNo);
    expect(task).toMatchObject({ kind: taskKinds.refundOwed, record: 'order', amount: 1000, state: open });
    await expect(boss.run(taskCalls.close, { id: task?.id ?? 0, note: '算了' })).rejects.toMatchObject({
      message: '线下退款办结后任务会自动完成，不能直接关闭',
    });

    await boss.run(offlineCalls.confirmPaidBack, { orderNo });
    expect(await tasksOf(orderNo)).toMatchObject([{ state: done }]);
  });

  it('that the provider refuses is left to people, until the money of the order has arrived', async () => {
    provider.become('unwilling');
    const { orderNo } = await refunded('refused');
    await shop.runQueued();
    expect(await tasksOf(orderNo)).toMatchObject([
      { kind: taskKinds.refundTrouble, says: expect.stringMatching(/^没有退成：.+请联系用户后重新退款$/), state: open },
    ]);

    provider.become('willing');
    await boss.run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '重新退款', requestKey: 'again' });
    await shop.runQueued();
    expect(await tasksOf(orderNo)).toMatchObject([{ state: done }]);
  });

  it('that takes longer than three days is looked after, once', async () => {
    provider.become('slow');
    const { orderNo } = await refunded('slow');
    await shop.runQueued();
    await shop.pass('2880 minutes');
    expect(await tasksOf(orderNo)).toEqual([]);
    await shop.pass('1500 minutes');
    await shop.pass('1500 minutes');
    expect(await tasksOf(orderNo)).toMatchObject([{ kind: taskKinds.refundTrouble, says: expect.stringContaining('3 天') }]);
  });

  it('that people have looked after is not left to them again for being slow, but for having failed', async () => {
    provider.become('slow');
    const { orderNo } = await refunded('slow-closed');
    await shop.runQueued();
    await shop.pass('4380 minutes');
    const [task] = await tasksOf(orderNo);
    await boss.run(taskCalls.close, { id: task?.id ?? 0, note: '已在商户平台核对' });

    await shop.pass('61 minutes');
    expect(await tasksOf(orderNo)).toMatchObject([{ state: closed }]);

    provider.become('unwilling');
    await shop.pass('61 minutes');
    expect(await tasksOf(orderNo)).toMatchObject([{ says: expect.stringMatching(/^没有退成/), state: open }, { state: closed }]);
  });
});
