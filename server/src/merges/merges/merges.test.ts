import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { couponUser } from '#server/coupons/index.ts';
import {
  commissionRecord,
  countPayment,
  customer,
  customerTagLink,
  moveBalance,
  moveCommission,
  promisePoints,
  setTags,
  shareSurvivor,
} from '#server/customers/index.ts';
import { customerSignIn } from '#server/customers/sign-ins/tables.ts';
import { invoiceTitle } from '#server/finance/invoice-titles/tables.ts';
import { customerAddress } from '#server/delivery/index.ts';
import { order as orders } from '#server/orders/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { mergeCustomers } from './merge-customers.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, deposit, grant, standing, ledger, gaps } = accountsIn(shop);
const { coupon, given } = couponsIn(shop);
const { order, pay, sku, storefront } = ordersIn(shop);
const { promoter, brought } = promotersIn(shop);
const { previewMerge, merge } = mergeCalls;
const rowOf = async (uid: number) => (await shop.db.select().from(customer).where(eq(customer.id, uid)))[0];
const join = (fromUid: number, toUid: number, reason = '同一位用户') => admin.run(merge, { fromUid, toUid, reason });
const waiting = async () =>
  (await shop.db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;
const couponsOf = (uid: number) => shop.db.$count(couponUser, eq(couponUser.uid, uid));

describe('two accounts of one person', () => {
  it('become one, with orders, coupons and every figure by rows of its ledger', async () => {
    const [fromUid, toUid] = [await promoter('old'), await uidOf('new')];
    const below = await brought('below', 'old');
    const { orderNo } = await order({ of: await sku({ price: 1000 }), buyer: { account: 'old' }, paid: true });
    await deposit('old', 1250);
    await deposit('new', 100);
    await grant('old', 30);
    await written((write) => moveCommission(write, { uid: fromUid, kind: 'loss', price: -70, mark: '订单退款' }));
    const [shared, own] = [await coupon(), await coupon()];
    for (const [id, account] of [
      [shared, 'old'],
      [shared, 'new'],
      [own, 'old'],
    ] as const)
      await given(id, account);
    await admin.run(customerTagCalls.save, { name: '老客' });
    const tag = (await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list.find(({ name }) => name === '老客');
    await written((write) => setTags(write, [fromUid], [tag?.id ?? 0]));
    await written(({ tx }) => tx.update(customer).set({ phone: '13900000001' }).where(eq(customer.id, fromUid)));
    await written(({ tx }) => tx.update(customer).set({ status: false }).where(eq(customer.id, toUid)));
    const before = await standing('old');

    expect(await admin.run(previewMerge, { fromUid, toUid })).toMatchObject({
      from: { uid: fromUid, phone: '139****0001', status: true },
      to: { uid: toUid, status: false },
      becomesPromoter: true,
      nowMoney: before.money,
      integral: before.points,
      brokeragePrice: -70,
      orders: 1,
      coupons: 1,
      couponsLeft: 1,
      downline: 1,
    });
    await join(fromUid, toUid);

    const [from, to] = [await rowOf(fromUid), await rowOf(toUid)];
    expect(from).toMatchObject({ nowMoney: 0, integral: 0, brokeragePrice: 0, status: false, phone: null, payCount: 0 });
    expect(from).toMatchObject({ mergedInto: toUid, mark: `已合并到用户 ${toUid}：同一位用户`, spreadCount: 0 });
    expect(to).toMatchObject({ nowMoney: 100 + before.money, integral: before.points, experience: before.experience });
    expect(to).toMatchObject({ brokeragePrice: -70, phone: '13900000001', isPromoter: true, payCount: 1, spreadCount: 1 });
    expect((await rowOf(below))?.spreadUid).toBe(toUid);
    const [moved] = await shop.db.select({ uid: orders.uid }).from(orders).where(eq(orders.orderNo, orderNo));
    expect(moved?.uid).toBe(toUid);
    expect([await couponsOf(fromUid), await couponsOf(toUid)]).toEqual([1, 2]);
    const { money } = await ledger('new');
    expect(money.at(-1)).toMatchObject({ type: 'merge', amount: before.money, balance: 100 + before.money });
    expect(await gaps()).toEqual([]);
  });

  it('are two, neither of them ended, and end once when both are asked for in the same moment', async () => {
    const [a, b] = [await uidOf('twin-a'), await uidOf('twin-b')];
    await expect(join(a, a)).rejects.toMatchObject({ message: '请选择两位不同的用户' });
    await expect(join(a, 999_999)).rejects.toMatchObject({ message: '用户不存在' });
    await expect(join(a, b, ' ')).rejects.toMatchObject({ message: expect.stringContaining('请填写合并原因') });
    await deposit('twin-a', 500);
    await deposit('twin-b', 700);

    const all = await Promise.allSettled([join(a, b), join(b, a), join(a, b)]);

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await shop.db
      .select()
      .from(customer)
      .where(inArray(customer.id, [a, b]));
    expect(rows.map(({ nowMoney }) => nowMoney).toSorted((one, other) => one - other)).toEqual([0, 1200]);
    await expect(admin.run(previewMerge, { fromUid: a, toUid: b })).rejects.toMatchObject({
      message: '其中一位用户已经合并到别的用户，请刷新页面后重试',
    });
  });
});

describe('accounts of which one stands far below the other', () => {
  it('become one the other way round only, which both preview and refusal say', async () => {
    const fromUid = await promoter('far-top');
    await promoter('far-middle', { by: 'far-top' });
    const toUid = await promoter('far-low', { by: 'far-middle' });

    expect(await admin.run(previewMerge, { fromUid, toUid })).toMatchObject({ isBelow: true });
    await expect(join(fromUid, toUid)).rejects.toMatchObject({
      message: 'far-low是far-top的下级推广来的，合并后会成为自己的上级分销员，请改为保留far-top',
    });
    expect(await admin.run(previewMerge, { fromUid: toUid, toUid: fromUid })).toMatchObject({ isBelow: false });
    await join(toUid, fromUid);
    expect(await rowOf(fromUid)).toMatchObject({ spreadUid: null, spreadCount: 1 });
  });

  it('become one either way where one brought the other', async () => {
    const [fromUid, toUid] = [await promoter('near-top'), await promoter('near-low', { by: 'near-top' })];

    await join(fromUid, toUid);

    expect(await rowOf(toUid)).toMatchObject({ spreadUid: null });
  });
});

describe('two address books', () => {
  const save = (account: string, detail: string) => storefront.run(openAddressCalls.save, { ...address, account, detail });
  const book = async (account: string) =>
    (await storefront.run(openAddressCalls.list, { account })).map(({ detail, isDefault }) =>
      isDefault ? `*${detail}` : detail,
    );
  async function filled(account: string, count: number): Promise<number> {
    for (let at = 1; at <= count; at++) await save(account, `${account} ${at} 号`);
    return uidOf(account);
  }

  it('hold an address once, and twenty at most: the default and the newest move, and the preview counts the others', async () => {
    const [fromUid, toUid] = [await filled('much', 5), await filled('more', 17)];
    await save('much', 'more 3 号');

    expect(await admin.run(previewMerge, { fromUid, toUid })).toMatchObject({ addresses: 3, addressesLeft: 3 });
    await join(fromUid, toUid);

    const joined = await book('more');
    expect(joined).toHaveLength(20);
    expect(joined.filter((detail) => detail.includes('much')).toSorted()).toEqual(['much 1 号', 'much 4 号', 'much 5 号']);
    expect(joined.filter((detail) => detail.startsWith('*'))).toEqual(['*more 1 号']);
    await expect(save('more', '再来一个')).rejects.toMatchObject({ message: expect.stringContaining('最多保存 20 个收货地址') });
  });

  it('have a default once joined, also where neither had one', async () => {
    const [fromUid, toUid] = [await filled('bare-a', 2), await filled('bare-b', 1)];
    await written(({ tx }) =>
      tx
        .update(customerAddress)
        .set({ isDefault: false })
        .where(inArray(customerAddress.uid, [fromUid, toUid])),
    );

    await join(fromUid, toUid);

    expect((await book('bare-b')).filter((detail) => detail.startsWith('*'))).toEqual(['*bare-a 2 号']);
  });
});

describe('what an account knows of its person', () => {
  const known = (account: string, values: Partial<typeof customer.$inferInsert>) =>
    written(({ tx }) => tx.update(customer).set(values).where(eq(customer.account, account)));

  it('goes over where the other has none: referrer, level, remark and the person', async () => {
    const referrer = await promoter('knows-top');
    const fromUid = await brought('knows-old', 'knows-top');
    const toUid = await uidOf('knows-new');
    await known('knows-old', { level: 5, isLevelByHand: true, mark: '大客户，月结', cardId: '110101199001011234', sex: 2 });
    await known('knows-old', { addres: 'CN,浙江,杭州', province: '浙江', city: '杭州', phone: '13900000021' });
    await known('knows-new', { mark: '常来', phone: '13900000022' });

    const { taken, lost } = await admin.run(previewMerge, { fromUid, toUid });
    expect(taken.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'cardId 110***********1234',
      'sex 女',
      'addres CN,浙江,杭州',
      'spreadUid knows-top',
      'level 钻石会员',
      'mark 大客户，月结',
    ]);
    expect(lost).toEqual([{ field: 'phone', value: '139****0021' }]);
    await join(fromUid, toUid);

    expect(await rowOf(toUid)).toMatchObject({
      spreadUid: referrer,
      level: 5,
      isLevelByHand: true,
      mark: '常来；大客户，月结',
      cardId: '110101199001011234',
      sex: 2,
      city: '杭州',
      phone: '13900000022',
    });
    expect(await rowOf(referrer)).toMatchObject({ spreadCount: 1 });
  });

  it('leaves a referrer behind who stands below the other', async () => {
    const toUid = await promoter('round-top');
    await promoter('round-middle', { by: 'round-top' });
    const fromUid = await brought('round-low', 'round-middle');

    expect((await admin.run(previewMerge, { fromUid, toUid })).lost).toEqual([{ field: 'spreadUid', value: 'round-middle' }]);
    await join(fromUid, toUid);

    expect(await rowOf(toUid)).toMatchObject({ spreadUid: null });
  });
});

describe('an account that ended', () => {
  it('wears no tag that an undo brings back: the other does', async () => {
    const [gone, on] = [await uidOf('untag-a'), await uidOf('untag-b')];
    const tagIds: number[] = [];
    for (const name of ['撤销前', '撤销后']) {
      await admin.run(customerTagCalls.save, { name });
      tagIds.push((await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list.at(-1)?.id ?? 0);
    }
    const [before = 0, after = 0] = tagIds;
    await admin.run(customerCalls.tag, { id: [gone], tagId: [before] });
    const { changeId } = await admin.change(customerCalls.tag, { id: [gone], tagId: [after] });
    await join(gone, on);
    await admin.run(changeCalls.undo, { id: changeId });

    const worn = async (labelId: number) =>
      (await admin.run(customerCalls.list, { page: 1, limit: 100, labelId: [labelId] })).list.map(({ uid }) => uid);
    expect(await worn(before)).toEqual([on]);
    expect(await shop.db.$count(customerTagLink, eq(customerTagLink.uid, gone))).toBe(0);
  });

  it('is in no list but by a word, and staff acts on the other', async () => {
    const [gone, on, top] = [await uidOf('ended-a'), await uidOf('ended-b'), await promoter('ended-top')];
    const list = async (filter = {}) => {
      const { list: rows, total } = await admin.run(customerCalls.list, { page: 1, limit: 100, ...filter });
      return { uids: rows.map(({ uid }) => uid), total };
    };
    const before = await list();
    await join(gone, on);

    const after = await list();
    expect([after.uids.includes(gone), after.uids.includes(on), after.total]).toEqual([false, true, before.total - 1]);
    expect((await list({ isPromoter: false })).uids).not.toContain(gone);
    expect((await list({ keywords: 'ended-a' })).uids).toEqual([gone]);
    const { updatePhone, update, updateSpread, updateLevel, group, tag, adjustFounds } = customerCalls;
    const id = await coupon();
    const acts = [
      admin.run(updatePhone, { id: gone, phone: '13900000031' }),
      admin.run(update, { id: gone, isPromoter: true, status: true }),
      admin.run(updateSpread, { userId: gone, spreadUid: top }),
      admin.run(updateSpread, { userId: top, spreadUid: gone }),
      admin.run(updateLevel, { uid: gone, levelId: 2 }),
      admin.run(group, { id: [gone, on], groupId: 1 }),
      admin.run(tag, { id: [gone], tagId: [1] }),
      admin.run(adjustFounds, {
        uid: gone,
        moneyType: 1,
        moneyValue: 100,
        integralType: 1,
        integralValue: 0,
        mark: '补偿',
        idempotencyKey: 'x',
      }),
      admin.run(promoterCalls.clean, { id: gone }),
      admin.run(heldCouponCalls.receive, { couponId: id, uid: [gone, on] }),
    ];
    for (const act of await Promise.allSettled(acts))
      expect(act).toMatchObject({ reason: { message: `该用户已合并到用户 ${on}，请到那位用户处操作` } });
    expect(await couponsOf(gone)).toBe(0);
  });

  it('leads to the other, through several merges, and so does all that moves on it later', async () => {
    const [first, second, last] = [await uidOf('chain-1'), await uidOf('chain-2'), await uidOf('chain-3')];
    await written((write) => promisePoints(write, { uid: first, integral: 8, orderNo: 'waits' }));
    await join(first, second);
    await join(second, last);

    expect([await uidOf('chain-1'), await uidOf('chain-2')]).toEqual([last, last]);
    await written((write) => moveBalance(write, { uid: first, type: 'pay_product_refund', amount: 90, mark: '退款' }));
    expect(await standing('chain-3')).toMatchObject({ money: 90 });
    const { points } = await ledger('chain-3');
    expect(points).toMatchObject([{ kind: 'gain', integral: 8, status: 1 }]);
    expect(await gaps()).toEqual([]);
  });

  it('leaves no order, address, title or day behind that comes in the same moment', async () => {
    const of = await sku({ price: 1000, stock: 200 });
    for (let round = 0; round < 5; round += 1) {
      const account = `late-${round}`;
      const [uid, toUid] = [await uidOf(account), await uidOf(`stays-${round}`)];
      const comes = (part: number) => [
        order({ of, buyer: { account } }),
        storefront.run(openAddressCalls.save, { account, ...address, detail: `${part} 号` }),
        storefront.run(openSignInCalls.sign, { account }),
        storefront.run(openTitleCalls.save, { account, titleType: 1, title: `抬头 ${part}` }),
      ];

      const merged = join(uid, toUid);
      const all = await Promise.allSettled([...comes(1), merged, ...comes(2)]);

      expect(all[4]?.status).toBe('fulfilled');
      const left = [orders, customerAddress, customerSignIn, invoiceTitle].map((table) =>
        shop.db.$count(table, eq(table.uid, uid)),
      );
      expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
    }
  });

  it('leaves no commission behind that an order promises in the same moment', async () => {
    const of = await sku({ price: 1000, stock: 200 });
    for (const round of [1, 2]) {
      const [uid, toUid] = [await promoter(`brings-${round}`), await promoter(`goes-on-${round}`)];
      const accounts = Array.from({ length: 8 }, (_, at) => `came-${round}-${at}`);
      for (const account of accounts) await brought(account, `brings-${round}`);
      const placed = await Promise.all(accounts.map((account) => order({ of, buyer: { account } })));

      await Promise.all([...placed.slice(0, 4).map(pay), join(uid, toUid), ...placed.slice(4).map(pay)]);

      const gains = (owner: number) => shop.db.$count(commissionRecord, eq(commissionRecord.uid, owner));
      expect([await gains(uid), await gains(toUid)]).toEqual([0, 8]);
    }
  });

  it('waits for whom it brought while they pay, so that neither is tried again', async () => {
    const [fromUid, toUid] = [await promoter('earns'), await promoter('goes-on')];
    const uid = await brought('pays', 'earns');
    const tries: string[] = [];
    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const paying = written(async (write) => {
      tries.push('pay');
      await countPayment(write, { uid });
      held.resolve();
      await mayGoOn.promise;
      await shareSurvivor(write.tx, fromUid);
    });
    await held.promise;
    const merging = written((write) => {
      tries.push('merge');
      return mergeCustomers(write, { fromUid, toUid, reason: '同一位用户' });
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    mayGoOn.resolve();
    await Promise.all([paying, merging]);

    expect(tries).toEqual(['pay', 'merge']);
    expect(await rowOf(uid)).toMatchObject({ spreadUid: toUid, payCount: 1 });
  });

  it('gets what comes while it is merged to whoever goes on', async () => {
    const [a, b] = [await uidOf('busy-a'), await uidOf('busy-b')];
    await deposit('busy-a', 1000);
    const spend = () => written((write) => moveBalance(write, { uid: a, type: 'system_add', amount: 1, mark: '零钱' }));

    await Promise.all([...Array.from({ length: 20 }, spend), join(a, b), ...Array.from({ length: 20 }, spend)]);

    expect(await rowOf(a)).toMatchObject({ nowMoney: 0, mergedInto: b });
    expect(await rowOf(b)).toMatchObject({ nowMoney: 1040 });
    expect(await gaps()).toEqual([]);
  });
});
