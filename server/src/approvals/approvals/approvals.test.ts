import { beforeAll, describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { proposedRefundCalls } from '#contract/orders/proposed-refunds.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { configCalls } from '#contract/settings/config.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { headersOf } from '../../../test/actors.ts';
import { openClient } from '../../../test/client.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { rescope } from '../../../test/scopes/rescope.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, info } = ordersIn(shop);
const { uidOf, standing, gaps } = accountsIn(shop);
const deciding = ['admin:approval:list', 'admin:approval:decide'];
const clerk = shop.admin({ may: ['admin:order:refund', ...deciding], refundLimit: 500, realName: '小王' });
const owner = shop.admin({ realName: '店长' });

let keys = 0;
const terms = ({ orderNo }: PlacedOrder, amount: number) => ({
  orderNo,
  amount,
  reason: '商品破损',
  requestKey: `approval-${(keys += 1)}`,
});
const paid = async () => order({ of: await sku({ price: 2000 }), paid: true });
const waiting = async () => (await owner.run(approvalCalls.list, { page: 1, limit: 50, state: 'waiting' })).list;
const waitingFor = async ({ orderNo }: PlacedOrder) => {
  const found = (await waiting()).find(({ subject }) => subject.includes(orderNo));
  if (!found) throw new Error('nothing waits');
  return found;
};
const says = (message: string, code = 500) => ({ code, message });

const proposedOf = async (viewer: ReturnType<typeof shop.admin>, { orderNo }: PlacedOrder) =>
  (await viewer.run(proposedRefundCalls.proposedRefunds, {})).filter((proposed) => proposed.orderNo === orderNo);

/** Orders that the queue gives to one person, one after the other. */
async function queue(passed: string[] = []): Promise<string[]> {
  const { orderNo } = await owner.run(claimCalls.claimNext, { passed });
  return orderNo === null ? passed : queue([...passed, orderNo]);
}

describe('a large refund', () => {
  it('is refused to one person, moves nothing when it is proposed, and is done when another approves', async () => {
    const placed = await paid();
    const refund = terms(placed, 1500);
    await expect(clerk.run(refundCalls.agreeRefund, refund)).rejects.toMatchObject({ code: 428 });

    await clerk.run(refundCalls.proposeRefund, refund);
    expect(await info(placed)).toMatchObject({ refundStatus: 0, refundPrice: 0 });
    const toSend = { text: `${placed.orderNo} SF1000000000001` };
    expect((await owner.run(shipmentCalls.shipCheck, toSend)).rows).toMatchObject([
      { state: 'refused', reason: '第 1 行「订单号」：订单有一笔退款在等第二人复核，请先通过或退回，再发货或核销' },
    ]);
    expect(await proposedOf(owner, placed)).toMatchObject([{ caseId: null, amount: 1500, reason: '商品破损', proposer: '小王' }]);
    expect(await proposedOf(shop.admin({ role: '仓库' }), placed)).toMatchObject([{ amount: null }]);
    const found = await waitingFor(placed);
    expect(found).toMatchObject({
      kind: 'refund',
      subject: `订单 ${placed.orderNo} 退款 15.00 元`,
      path: `/order/index?open=${placed.orderNo}`,
      amount: 1500,
      reason: '商品破损',
      proposer: '小王',
      isOwn: false,
    });
    await shop.runQueued();
    expect((await owner.run(noticeCalls.list, { limit: 5 }))[0]).toMatchObject({
      mark: 'adminApprovalWaits',
      subject: found.subject,
    });

    await owner.run(approvalCalls.approve, { id: found.id });
    await shop.runQueued();
    expect(await info(placed)).toMatchObject({ refundPrice: 1500, refundStatus: 0 });
    expect(await proposedOf(owner, placed)).toEqual([]);
    const { list } = await owner.run(approvalCalls.list, { page: 1, limit: 1, state: 'approved' });
    expect(list).toMatchObject([{ id: found.id, decider: '店长', note: null }]);
    const { list: log } = await owner.run(changeLogCalls.list, { page: 1, limit: 1, act: 'approval.approve' });
    expect(log[0]?.says).toContain(`复核通过“${found.subject.slice(0, 20)}`);
  });

  it('keeps the goods where they are until it is decided', async () => {
    const placed = await paid();
    const { orderNo } = placed;
    await clerk.run(refundCalls.proposeRefund, terms(placed, 1500));
    const send = () => owner.run(sendingCalls.send, { orderNo, type: '3' });

    await expect(send()).rejects.toMatchObject(says('订单有一笔退款在等第二人复核，请先通过或退回，再发货或核销'));
    expect(await queue()).not.toContain(orderNo);
    await owner.run(approvalCalls.decline, { id: (await waitingFor(placed)).id, note: '不退' });

    expect(await queue()).toContain(orderNo);
    expect(await send()).toBeNull();
  });

  it('is checked when it is proposed, and one at a time waits for an order', async () => {
    const placed = await paid();
    await expect(clerk.run(refundCalls.proposeRefund, terms(placed, 2001))).rejects.toMatchObject(
      says('退款金额大于支付金额，请修改退款金额'),
    );
    const both = await Promise.allSettled([1, 2].map(() => clerk.run(refundCalls.proposeRefund, terms(placed, 900))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: says('已有一条申请在等待复核，请等它处理完再提交'),
    });
  });
});

describe('a second person', () => {
  it('is another one, who may do the act alone', async () => {
    const placed = await paid();
    await clerk.run(refundCalls.proposeRefund, terms(placed, 1500));
    const { id } = await waitingFor(placed);
    const another = shop.admin({ may: ['admin:order:refund', ...deciding], refundLimit: 500 });
    const reader = shop.admin({ may: deciding });

    await expect(clerk.run(approvalCalls.approve, { id })).rejects.toMatchObject(
      says('不能复核自己提交的申请，请由另一人复核；不想提交了可以撤回'),
    );
    await expect(another.run(approvalCalls.approve, { id })).rejects.toMatchObject({ code: 428 });
    await expect(reader.run(approvalCalls.approve, { id })).rejects.toMatchObject(
      says('您没有订单退款的权限，不能复核这条申请', 403),
    );
    expect(await waitingFor(placed)).toMatchObject({ id });

    const forMe = async (viewer: typeof reader) =>
      (await viewer.run(approvalCalls.list, { page: 1, limit: 50, state: 'waiting', forMe: true })).list
        .filter((row) => row.id === id)
        .map(({ mayApprove }) => mayApprove);
    expect([await forMe(owner), await forMe(another), await forMe(reader), await forMe(clerk)]).toEqual([[true], [true], [], []]);
  });

  it('decides once, also when two do in the same moment', async () => {
    const placed = await paid();
    await clerk.run(refundCalls.proposeRefund, terms(placed, 1500));
    const { id } = await waitingFor(placed);

    const outcomes = await Promise.allSettled([
      owner.run(approvalCalls.approve, { id }),
      shop.admin().run(approvalCalls.approve, { id }),
      clerk.run(approvalCalls.withdraw, { id, note: '填错了' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await shop.runQueued();
    const [isApproved, isApprovedToo] = outcomes.map(({ status }) => status === 'fulfilled');
    expect((await info(placed)).refundPrice).toBe(isApproved || isApprovedToo ? 1500 : 0);
  });

  it('cannot approve what is no longer possible; it goes on waiting', async () => {
    const placed = await paid();
    await clerk.run(refundCalls.proposeRefund, terms(placed, 1500));
    await owner.run(refundCalls.agreeRefund, terms(placed, 1000));
    await shop.runQueued();
    const { id } = await waitingFor(placed);

    await expect(owner.run(approvalCalls.approve, { id })).rejects.toMatchObject(says('退款金额大于支付金额，请修改退款金额'));
    await owner.run(approvalCalls.decline, { id, note: '已经退过' });
    await expect(owner.run(approvalCalls.decline, { id, note: '再退' })).rejects.toMatchObject(
      says('这条申请已经处理过了，请刷新页面'),
    );
  });
});

describe('whoever proposed it', () => {
  const seller = shop.admin({ may: ['admin:order:refund'], refundLimit: 500, realName: '小李' });
  const told = async () => {
    await shop.runQueued();
    const [notice] = await seller.run(noticeCalls.list, { limit: 1 });
    return notice?.subject;
  };

  it('is notified of what another decided', async () => {
    const [agreed, refused] = [await paid(), await paid()];
    for (const placed of [agreed, refused]) await seller.run(refundCalls.proposeRefund, terms(placed, 1500));
    await owner.run(approvalCalls.approve, { id: (await waitingFor(agreed)).id });
    expect(await told()).toBe(`订单 ${agreed.orderNo} 退款 15.00 元 复核通过`);

    await owner.run(approvalCalls.decline, { id: (await waitingFor(refused)).id, note: '请换货' });
    expect(await told()).toBe(`订单 ${refused.orderNo} 退款 15.00 元 被退回：请换货`);

    const [long, note] = [await paid(), '请用户补拍照片，'.repeat(25)];
    await seller.run(refundCalls.proposeRefund, terms(long, 1500));
    await owner.run(approvalCalls.decline, { id: (await waitingFor(long)).id, note });
    expect(await told()).toMatch(/被退回：请用户.*…$/);
    expect((await seller.run(approvalCalls.listOwn, { page: 1, limit: 1 })).list).toMatchObject([{ note }]);
  });

  it('withdraws it without being allowed to decide, and nobody else does', async () => {
    const placed = await paid();
    await seller.run(refundCalls.proposeRefund, terms(placed, 1500));
    const { id } = await waitingFor(placed);
    await expect(owner.run(approvalCalls.withdraw, { id, note: '不退' })).rejects.toMatchObject({ code: 403 });
    await expect(seller.run(approvalCalls.decline, { id, note: '不退' })).rejects.toMatchObject({ code: 403 });
    await expect(seller.run(approvalCalls.list, { page: 1, limit: 1 })).rejects.toMatchObject({ code: 403 });
    const own = { page: 1, limit: 1, state: 'waiting' } as const;
    expect((await seller.run(approvalCalls.listOwn, own)).list).toMatchObject([{ id, isOwn: true, proposer: '小李' }]);
    expect((await owner.run(approvalCalls.listOwn, own)).list).toEqual([]);

    await seller.run(approvalCalls.withdraw, { id, note: '填错了' });
    expect((await seller.run(approvalCalls.listOwn, { page: 1, limit: 1 })).list).toMatchObject([
      { id, state: 'withdrawn', decider: null, note: '填错了' },
    ]);
    await seller.run(refundCalls.proposeRefund, terms(placed, 1200));
    expect(await waitingFor(placed)).toMatchObject({ amount: 1200 });
  });

  it('finds none from before a limit, where this keeps the order back', async () => {
    const placed = await paid();
    const { token, roleId } = await shop.person({ may: ['admin:order:refund'] });
    const former = openClient(
      () => shop.app,
      () => headersOf({ token }),
    );
    await former.run(refundCalls.proposeRefund, terms(placed, 1500));
    const { id } = await waitingFor(placed);
    const own = async () => (await former.run(approvalCalls.listOwn, { page: 1, limit: 9 })).list.map((one) => one.id);
    expect(await own()).toEqual([id]);

    await rescope(owner, roleId, 'points');
    await expect.poll(own).toEqual([]);
    await expect(former.run(approvalCalls.withdraw, { id, note: '填错了' })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a balance corrected by much', () => {
  beforeAll(() => owner.run(configCalls.save, { key: fundsSettings.funds_review_above.key, value: '100' }));

  it('waits for a second person, and moves once', async () => {
    const uid = await uidOf('corrected');
    const move = (moneyValue: number) => ({
      uid,
      moneyType: 1,
      moneyValue,
      integralType: 1,
      integralValue: 0,
      mark: '补偿',
      idempotencyKey: `funds-${(keys += 1)}`,
    });
    await owner.run(customerCalls.adjustFounds, move(10_000));
    const large = move(20_000);
    await expect(owner.run(customerCalls.adjustFounds, large)).rejects.toMatchObject(
      says('您 24 小时内单独给这位用户增减的余额和积分合计超过 100.00 元（之前 100.00 元），需要另一人复核', 428),
    );

    await owner.run(customerCalls.proposeFounds, large);
    expect(await standing('corrected')).toMatchObject({ money: 10_000 });
    const found = (await waiting()).find(({ kind }) => kind === 'funds');
    expect(found).toMatchObject({ subject: expect.stringMatching(/^用户 .*增加余额 200.00 元$/), isOwn: true });
    await shop.admin().run(approvalCalls.approve, { id: found?.id ?? 0 });
    expect(await standing('corrected')).toMatchObject({ money: 30_000 });
    expect(await gaps()).toEqual([]);
  });

  it('is not split into small ones, one after another or at once, nor given as points', async () => {
    await owner.run(configCalls.save, { key: pointSettings.integral_ratio.key, value: '0.1' });
    const uid = await uidOf('split');
    const give = (moneyValue: number, integralValue = 0, of = uid) =>
      owner.run(customerCalls.adjustFounds, {
        uid: of,
        moneyType: 1,
        moneyValue,
        integralType: 1,
        integralValue,
        mark: '补偿',
        idempotencyKey: `split-${(keys += 1)}`,
      });
    const ended = await Promise.allSettled([4000, 4000, 4000].map((value) => give(value)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(give(0, 201)).rejects.toMatchObject({ code: 428 });
    await give(0, 200);
    expect(await standing('split')).toMatchObject({ money: 8000, points: 200 });

    await give(1000, 0, await uidOf('another'));
    await owner.run(configCalls.save, { key: fundsSettings.funds_review_day.key, value: '215' });
    await expect(give(1000, 0, await uidOf('third'))).rejects.toMatchObject({ code: 428 });
    await owner.run(configCalls.save, { key: fundsSettings.funds_review_day.key, value: '0' });
  });

  it('names the points to the second person', async () => {
    const uid = await uidOf('pointed');
    const many = {
      uid,
      moneyType: 1,
      moneyValue: 0,
      integralType: 1,
      integralValue: 5000,
      mark: '补偿',
      idempotencyKey: 'points',
    };
    await owner.run(customerCalls.proposeFounds, many);
    const found = (await waiting()).find(({ subject }) => subject.includes(`（${uid}）`));
    expect(found).toMatchObject({ subject: expect.stringMatching(/增加 5000 积分$/), amount: 50_000 });
  });
});
