import { randomUUID } from 'node:crypto';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import type { Input } from '#contract/call.ts';
import { rechargeExportCalls } from '#contract/finance/recharge-export.ts';
import { rechargeOwedCalls } from '#contract/finance/recharges-owed.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeBackCalls, rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeRefundTypes } from '#contract/finance/recharge-record.ts';
import { rechargeSettings } from '#contract/finance/settings.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { configCalls } from '#contract/settings/config.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { openPayments } from '../../../test/payments.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const provider = openPayments();
const shop = openShop({ payments: provider });
const storefront = openStorefrontClient(shop);
const { gaps, ledger, standing, uidOf, deposit } = accountsIn(shop);
const exported = exportsIn(shop);
const { all, cash } = rechargeRefundTypes;

// A new shop gives 10 yuan to a recharge of 100.
const draft = (account: string, price: number) =>
  ({ account, price, idempotencyKey: randomUUID(), rechargeType: 'routine' }) as const;
const create = (account: string, price = 10_000) => storefront.run(openRechargeCalls.create, draft(account, price));
const pay = ({ orderId, price }: { orderId: string; price: number }) =>
  storefront.run(openRechargeCalls.pay, { orderId, amount: price, tradeNo: `t-${orderId}` });
const rowsOf = async (account: string, paid?: boolean) =>
  (await shop.admin().run(rechargeCalls.list, { uid: await uidOf(account), paid, page: 1, limit: 20 })).list;

/** A paid recharge of 100 yuan, with 10 yuan of gift; answers its key. */
async function paid(account: string): Promise<number> {
  await pay(await create(account));
  return (await rowsOf(account))[0]?.id ?? 0;
}
const refund = (id: number, more: object = {}) =>
  shop.admin().run(rechargeCalls.refund, { id, type: all, idempotencyKey: randomUUID(), ...more });

describe('a recharge', () => {
  it('is on the balance with its gift once it is paid, and once', async () => {
    const asked = draft('payer', 10_000);
    const [made, again] = [
      await storefront.run(openRechargeCalls.create, asked),
      await storefront.run(openRechargeCalls.create, asked),
    ];
    expect(again).toEqual(made);
    expect(await standing('payer')).toMatchObject({ money: 0 });

    await Promise.all([pay(made), pay(made)]);

    expect(await standing('payer')).toMatchObject({ money: 11_000 });
    expect((await ledger('payer')).money).toMatchObject([{ type: 'pay_recharge', amount: 11_000, link_id: made.orderId }]);
    expect(await rowsOf('payer')).toMatchObject([{ orderId: made.orderId, price: 10_000, givePrice: 1000, paid: true }]);
  });

  it('is said to be paid by no other key that has customers of its own', async () => {
    const keyed = async (name: string) => {
      const key = await shop.admin().run(storefrontKeyCalls.save, { name, ownCustomersOnly: true });
      return openStorefrontClient(shop, async () => key);
    };
    const [own, other] = [await keyed('自家'), await keyed('别家')];
    const made = await own.run(openRechargeCalls.create, draft('mine', 10_000));
    const payment = { orderId: made.orderId, amount: 10_000, tradeNo: 'forged' };

    await expect(other.run(openRechargeCalls.pay, payment)).rejects.toMatchObject({ message: '数据不存在！' });
    await own.run(openRechargeCalls.pay, { ...payment, tradeNo: 'real' });
    expect((await shop.admin().run(rechargeCalls.list, { paid: true, page: 1, limit: 20 })).list).toContainEqual(
      expect.objectContaining({ orderId: made.orderId }),
    );
  });

  it('is refused while it is off, below the least, and paid with something else', async () => {
    const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
    await expect(create('low', 99)).rejects.toMatchObject({ message: '充值金额不能低于1.00' });
    const made = await create('low', 4900);
    expect(made.givePrice).toBe(0);
    await expect(pay({ ...made, price: 4899 })).rejects.toMatchObject({ message: '收款金额与充值金额不一致，应付 49.00 元' });
    await set(rechargeSettings.recharge_switch.key, 'false');
    await expect(create('low')).rejects.toMatchObject({ message: '充值未开启' });
    await set(rechargeSettings.recharge_switch.key, 'true');
  });

  it('is deleted only while nobody paid it', async () => {
    await create('forget');
    const [open] = await rowsOf('forget', false);
    await shop.admin().run(rechargeCalls.delete, { id: open?.id ?? 0 });
    expect(await rowsOf('forget', false)).toEqual([]);
    const id = await paid('kept');
    await expect(shop.admin().run(rechargeCalls.delete, { id })).rejects.toMatchObject({ message: '已支付的订单记录无法删除' });
  });

  it('is on the balance when its money comes after staff deleted it', async () => {
    const asked = draft('late', 10_000);
    const made = await storefront.run(openRechargeCalls.create, asked);
    const [open] = await rowsOf('late', false);
    await shop.admin().run(rechargeCalls.delete, { id: open?.id ?? 0 });
    await expect(shop.admin().run(rechargeCalls.delete, { id: open?.id ?? 0 })).rejects.toMatchObject({
      message: '数据不存在！',
    });

    expect(await storefront.run(openRechargeCalls.create, asked)).toEqual(made);
    await pay(made);

    expect(await standing('late')).toMatchObject({ money: 11_000 });
    expect(await rowsOf('late')).toMatchObject([{ orderId: made.orderId, paid: true }]);
  });

  it('is offered with its packages, and summed up by its way', async () => {
    expect(await storefront.run(openRechargeCalls.offer, {})).toMatchObject({
      least: 100,
      packages: expect.arrayContaining([{ price: 10_000, givePrice: 1000 }]),
    });
    const { total, routine, other, ways = {} } = await shop.admin().run(rechargeCalls.figures, {});
    expect([total > 0, routine, other]).toEqual([true, total, 0]);
    expect(Object.values(ways).reduce((sum, way) => sum + way, 0)).toBe(total);
  });
});

describe('a package of recharges', () => {
  const put = (price: string, gift: string) =>
    shop.admin().run(groupDataCalls.save, {
      gid: 62,
      form: {
        id: 0,
        sort: 1,
        status: true,
        fields: [
          { name: 'price', title: '售价', value: price },
          { name: 'give_money', title: '赠送', value: gift },
        ],
      },
    });

  it('is one for an amount, and gives what is offered', async () => {
    await put('77', '7');
    await put('77.00', '9');
    const { packages } = await storefront.run(openRechargeCalls.offer, {});
    const offered = packages.filter(({ price }) => price === 7700);
    expect(offered).toHaveLength(1);
    expect(offered).toMatchObject([{ givePrice: (await create('tier', 7700)).givePrice }]);
  });

  it('is taken also below the least amount, as it is offered', async () => {
    await put('0.5', '0.1');
    expect(await create('tiny', 50)).toMatchObject({ price: 50, givePrice: 10 });
    await expect(create('tiny', 51)).rejects.toMatchObject({ message: '充值金额不能低于1.00' });
  });
});

describe('sums of recharges', () => {
  it('are those of the period and of the customer that the list finds', async () => {
    const figures = (filter = {}) => shop.admin().run(rechargeCalls.figures, filter);
    const [of, before] = [{ uid: await uidOf('summed') }, await figures({ dateLimit: 'today' })];
    await pay(await create('summed', 10_000));
    await pay(await create('summed', 5000));
    await create('summed', 20_000);

    const own = { total: 15_000, routine: 15_000, weChat: 0, refund: 0, other: 0, ways: { routine: 15_000 } };
    expect(await figures(of)).toEqual(own);
    expect(await figures({ ...of, dateLimit: 'today' })).toEqual(own);
    expect(await figures({ ...of, dateLimit: 'yesterday' })).toMatchObject({ total: 0 });
    expect((await figures({ dateLimit: 'today' })).total - before.total).toBe(15_000);
    expect(await figures({ dateLimit: 'yesterday' })).toMatchObject({ total: 0, routine: 0 });
  });
});

describe('the list of recharges', () => {
  it('is sorted by what was paid or given, and by when, and written into a file for those who may', async () => {
    for (const price of [10_000, 5000, 20_000]) await pay(await create('sorted', price));
    const uid = await uidOf('sorted');
    const prices = async (order?: Input<typeof rechargeCalls.list>['order']) =>
      (await shop.admin().run(rechargeCalls.list, { uid, order, page: 1, limit: 20 })).list.map(({ price }) => price / 100);

    expect(await prices('price')).toEqual([50, 100, 200]);
    expect(await prices('-price')).toEqual([200, 100, 50]);
    expect((await prices('-givePrice')).at(-1)).toBe(50);
    expect(await prices('payTime')).toEqual([100, 50, 200]);
    expect(await prices()).toEqual([200, 50, 100]);
    const { exportRecharges } = rechargeExportCalls;
    const rows = await exported(exportRecharges, { uid }, ['price', 'rechargeType']);
    expect(rows.slice(1)).toEqual([
      ['200', '小程序'],
      ['50', '小程序'],
      ['100', '小程序'],
    ]);
    await expect(exported(exportRecharges, { uid }, [], [rechargeCalls.list.permission])).rejects.toMatchObject({ code: 403 });
  });
});

describe('a refund of a recharge', () => {
  it('goes back once however often it is asked for at once', async () => {
    const id = await paid('twice');
    const before = provider.paidOut();

    const key = randomUUID();
    await Promise.allSettled([refund(id), refund(id), refund(id, { idempotencyKey: key }), refund(id, { idempotencyKey: key })]);
    await shop.runQueued();

    expect(provider.paidOut() - before).toBe(10_000);
    expect(await standing('twice')).toMatchObject({ money: 0 });
    expect(await rowsOf('twice')).toMatchObject([{ refundPrice: 10_000, isRefunding: false }]);
    await expect(refund(id)).rejects.toMatchObject({ message: '已退完支付金额!不能再退款了' });
    expect(await gaps()).toEqual([]);
  });

  it('goes back in parts, with or without the gift', async () => {
    const id = await paid('parts');

    await refund(id, { amount: 2500 });
    await shop.runQueued();
    await refund(id, { amount: 2500, type: cash });
    await shop.runQueued();

    expect(await standing('parts')).toMatchObject({ money: 11_000 - 2750 - 2500 });
    await expect(refund(id, { amount: 5001 })).rejects.toMatchObject({ message: '最多还能退 50.00 元' });
  });

  it('is for two people above the limit of a role, all parts together', async () => {
    const id = await paid('limited');
    const clerk = shop.admin({ may: [rechargeCalls.refund.permission], refundLimit: 6000 });
    const asked = (amount: number) => ({ id, type: cash, amount, idempotencyKey: randomUUID() });
    await clerk.run(rechargeCalls.refund, asked(4000));
    await shop.runQueued();
    const large = asked(2001);
    await expect(clerk.run(rechargeCalls.refund, large)).rejects.toMatchObject({ code: 428 });
    await clerk.run(rechargeCalls.proposeRefund, large);
    await expect(clerk.run(rechargeCalls.proposeRefund, asked(2002))).rejects.toMatchObject({
      message: '已有一条申请在等待复核，请等它处理完再提交',
    });

    const owner = shop.admin();
    const { list } = await owner.run(approvalCalls.list, { kind: 'rechargeRefund', page: 1, limit: 20 });
    expect(list).toMatchObject([
      { amount: 2001, state: 'waiting', subject: expect.stringMatching(/^充值退款 20.01 元给 .+（\d+），仅本金，recharge\d+$/) },
    ]);
    expect(await standing('limited')).toMatchObject({ money: 7000 });
    await owner.run(approvalCalls.approve, { id: list[0]?.id ?? 0 });
    await shop.runQueued();

    expect(await rowsOf('limited')).toMatchObject([{ refundPrice: 6001, isRefunding: false }]);
    expect(await gaps()).toEqual([]);
  });

  it('never takes more than is there', async () => {
    const id = await paid('spent');
    await deposit('spent', -5000);
    await expect(refund(id)).rejects.toMatchObject({ message: '余额不足，不能退款' });
    expect(await standing('spent')).toMatchObject({ money: 6000 });
  });

  it('comes back onto the balance when the provider refuses', async () => {
    const id = await paid('refused');
    provider.become('unwilling');

    await refund(id);
    await shop.runQueued();
    provider.become('willing');

    expect(await standing('refused')).toMatchObject({ money: 11_000 });
    expect(await rowsOf('refused')).toMatchObject([{ refundPrice: 0, isRefunding: false }]);
    expect(await gaps()).toEqual([]);
  });
});

describe('a refund of a recharge that no provider pays', () => {
  const confirm = (id: number) => shop.admin().run(rechargeBackCalls.confirmPaidBack, { id });
  const refused = { message: '充值没有等待线下退还的款项，请刷新页面' };
  const owed = async (account: string) => {
    const id = await paid(account);
    provider.become('absent');
    await refund(id);
    await shop.pass('10 minutes');
    provider.become('willing');
    return id;
  };

  it('waits until somebody has paid it, whom a notice calls once', async () => {
    const [before, asked] = [provider.paidOut(), provider.timesAsked()];
    const id = await owed('by-hand');
    await shop.pass('10 minutes');

    const [row] = await rowsOf('by-hand');
    expect(row).toMatchObject({ refundPrice: 10_000, isRefunding: true, isOwedByHand: true });
    const notices = await shop.admin().run(noticeCalls.list, { limit: 50 });
    expect(notices.filter(({ subject }) => subject === row?.orderId)).toMatchObject([{ mark: 'adminRechargeOwed' }]);

    const outcomes = await Promise.allSettled([confirm(id), confirm(id)]);

    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refused });
    expect(await rowsOf('by-hand')).toMatchObject([{ refundPrice: 10_000, isRefunding: false, isOwedByHand: false }]);
    expect([provider.paidOut() - before, provider.timesAsked() - asked]).toEqual([0, 1]);
    expect(await standing('by-hand')).toMatchObject({ money: 0 });
    expect(await gaps()).toEqual([]);
  });

  it('is counted and listed until it is paid, and no other is', async () => {
    const boss = shop.admin();
    const listed = async () =>
      (await boss.run(rechargeCalls.list, { payBack: true, page: 1, limit: 20 })).list.map((row) => row.id);
    const counted = async () => (await boss.run(rechargeOwedCalls.countPayBack, {})).count;
    const before = await listed();
    await paid('never-refunded');
    const id = await owed('listed');

    expect(await listed()).toEqual([id, ...before]);
    expect(await counted()).toBe(before.length + 1);

    await confirm(id);

    expect([await listed(), await counted()]).toEqual([before, before.length]);
  });

  it('is on the balance again when it could not be paid', async () => {
    const id = await owed('not-paid');
    expect(await standing('not-paid')).toMatchObject({ money: 0 });

    await shop.admin().run(rechargeBackCalls.failPaidBack, { id, reason: '账号不对' });

    expect(await standing('not-paid')).toMatchObject({ money: 11_000 });
    expect(await rowsOf('not-paid')).toMatchObject([{ refundPrice: 0, isRefunding: false, isOwedByHand: false }]);
    await expect(confirm(id)).rejects.toMatchObject(refused);
    expect(await gaps()).toEqual([]);
  });
});
