import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { openAddressCalls } from '#contract/delivery/customer-addresses.ts';
import { openTitleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { erasureCalls } from '#contract/merges/erasures.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { configCalls } from '#contract/settings/config.ts';
import { customer, customerTagLink, findOrCreateCustomer, moveBalance, moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { invoicesIn } from '../../../test/invoices.ts';
import { moneyGaps } from '../../../test/money-gaps.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { reviewsIn } from '../../../test/reviews.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, deposit, grant, standing } = accountsIn(shop);
const { order, sku, storefront } = ordersIn(shop);
const { promoter, brought } = promotersIn(shop);
const { coupon, given } = couponsIn(shop);
const { review } = reviewsIn(shop);
const invoices = invoicesIn(shop);
const rowOf = async (uid: number) => (await shop.db.select().from(customer).where(eq(customer.id, uid)))[0];
const findGaps = async () => (await shop.db.execute(sql.raw(moneyGaps))).rows;
const countWaiting = async () =>
  (await shop.db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;
const preview = (uid: number) => admin.run(erasureCalls.previewErasure, { uid });
const erase = (uid: number, confirm = String(uid)) => admin.run(erasureCalls.erase, { uid, confirm, reason: '本人申请' });

/** Texts by which somebody could be known again. */
const traces = {
  account: 'ouyang-0077',
  nickname: '欧阳阿姨',
  phone: '13912340077',
  realName: '欧阳清河',
  detail: '清河坊七十七号',
  note: '只喝明前龙井',
  email: 'ouyang@example.cn',
  wechat: 'ouyang-wx',
  taxNo: '91350100M000100Y43',
};

/** Tables in which some of these texts stand, as `psql` would find them. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'idempotent' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await shop.db.execute(
      sql`select from ${sql.identifier(name)} t where t::text ~ ${texts.join('|')} limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

/** Orders that were received are complete, and what they earned counts. */
const settle = async () => {
  await shop.pass('40 days');
  await shop.pass('40 days');
};

beforeAll(async () => {
  await admin.run(configCalls.save, { key: 'order_auto_complete_days', value: '3' });
});

describe('a person who was erased', () => {
  it('is found in no table, nor in the log, while every ledger stands', async () => {
    const { account, nickname, phone, realName, detail, note, email, taxNo } = traces;
    const to = { ...address, name: realName, phone, detail };
    const buyer = { account, nickname, phone };
    const { orderNo } = await order({ of: await sku(), buyer, address: to, mark: note, received: true });
    const uid = await uidOf(account);
    await admin.run(customerCalls.update, {
      id: uid,
      realName,
      mark: note,
      addres: detail,
      birthday: '',
      cardId: '',
      tagId: [],
      groupId: [],
      isPromoter: false,
      status: true,
    });
    const { id: gone } = await storefront.run(openAddressCalls.save, { account, ...to });
    await storefront.run(openAddressCalls.delete, { account, id: gone });
    await storefront.run(openAddressCalls.save, { account, ...to });
    await storefront.run(openTitleCalls.save, { account, titleType: 2, title: realName, taxNo, email });
    await admin.run(noteCalls.addNote, { uid, content: note });
    await review({ productId: 1, uid, nickname });
    await admin.run(customerCalls.updateLevel, { uid, levelId: 2 });
    await promoter(account);
    await written((write) => moveCommission(write, { uid, kind: 'merge', price: 500, mark: '合并' }));
    const bank = { extractType: 'weixin', realName, wechat: 'ouyang-wx' } as const;
    const withdrawal = { account, extractPrice: 500, idempotencyKey: 'out-1', ...bank };
    const { id } = await storefront.run(openWithdrawalCalls.apply, withdrawal);
    await admin.run(withdrawalCalls.decide, { id, status: withdrawalStates.paid, payoutNo: 'p-1' });
    await settle();
    await grant(account, 30);
    await given(await coupon(), account);

    expect(await preview(uid)).toMatchObject({
      nickname,
      orders: 1,
      addresses: 1,
      titles: 1,
      notes: 1,
      coupons: 1,
      reviews: 1,
      blocks: [],
    });
    expect((await tablesWith(Object.values(traces))).length).toBeGreaterThan(5);
    const { points } = await standing(account);
    await erase(uid, nickname);

    expect(await tablesWith(Object.values(traces))).toEqual([]);
    expect(await rowOf(uid)).toMatchObject({ nickname: '已注销用户', phone: null, status: false, integral: 0 });
    expect(points).toBeGreaterThanOrEqual(30);
    await shop.pass('1 day');
    const { list } = await admin.run(reconciliationCalls.list, { page: 1, limit: 1 });
    expect(list).toMatchObject([{ state: 'even', differing: 0, recount: null }]);
    expect(await admin.run(orderCalls.info, { orderNo })).toMatchObject({ realName: '', userPhone: '', payPrice: 1000 });
    expect(await findGaps()).toEqual([]);
  });

  it('is somebody new when the same account comes again', async () => {
    const uid = await uidOf('comes-again');
    await erase(uid);

    const again = await uidOf('comes-again');

    expect(again).not.toBe(uid);
    expect(await rowOf(again)).toMatchObject({ nickname: 'comes-again', status: true });
  });

  it('is in no list, found by the number alone, and acted on no more', async () => {
    const uid = await uidOf('hidden-person');
    await erase(uid);

    const listed = async (keywords: string) =>
      (await admin.run(customerCalls.list, { page: 1, limit: 100, keywords })).list.map((row) => row.uid);
    expect([await listed(''), await listed('hidden-person')].flat()).not.toContain(uid);
    expect(await listed(String(uid))).toEqual([uid]);
    expect((await admin.run(finderCalls.find, { keywords: 'hidden-person' })).customers).toEqual([]);
    const refused = { message: '该用户已注销，不能再操作' };
    await expect(admin.run(customerCalls.group, { id: [uid], groupId: 3 })).rejects.toMatchObject(refused);
    await expect(
      admin.run(mergeCalls.merge, { fromUid: uid, toUid: await uidOf('other'), reason: '同一人' }),
    ).rejects.toMatchObject(refused);
    await expect(erase(uid)).rejects.toMatchObject(refused);
    await expect(preview(uid)).rejects.toMatchObject(refused);
  });

  it('goes with the accounts that went into it, and leaves whom it brought to nobody', async () => {
    const [from, to] = [await uidOf('former-me'), await promoter('present-me')];
    const below = await brought('brought-one', 'present-me');
    await admin.run(mergeCalls.merge, { fromUid: from, toUid: to, reason: '同一位用户' });
    await erase(to);

    expect(await rowOf(from)).toMatchObject({ nickname: '已注销用户', mergedInto: to });
    expect(await rowOf(below)).toMatchObject({ spreadUid: null });
    expect(await tablesWith(['former-me', 'present-me'])).toEqual([]);
  });

  it('keeps the right to money of an order, which goes back the way it came', async () => {
    const placed = await order({ of: await sku({ price: 700 }), buyer: { account: 'pays-back' }, received: true });
    await settle();
    const uid = await uidOf('pays-back');
    await erase(uid);

    await admin.run(refundCalls.agreeRefund, { orderNo: placed.orderNo, amount: 700, reason: '质量问题', requestKey: 'back-1' });
    await shop.runQueued();

    expect(await admin.run(orderCalls.info, { orderNo: placed.orderNo })).toMatchObject({ refundPrice: 700 });
    expect(await findGaps()).toEqual([]);
  });
});

describe('somebody who still has something under way', () => {
  it('is not erased, and the sentence says what to do', async () => {
    const account = 'under-way';
    await order({ of: await sku(), buyer: { account }, paid: true });
    await deposit(account, 1250);
    const uid = await uidOf(account);

    expect((await preview(uid)).blocks).toEqual(
      expect.arrayContaining([
        { kind: 'orders', n: 1 },
        { kind: 'balance', n: 1250 },
      ]),
    );
    await expect(erase(uid)).rejects.toMatchObject({
      message: expect.stringMatching(/还有 1 个订单未完成，请先完成或取消；余额还有 12\.50 元，请先退还给用户并扣减/),
    });
  });

  it('is not erased while an invoice waits, and what was issued stays as it is', async () => {
    const placed = await invoices.received('taxed');
    await settle();
    const application = await invoices.apply('taxed', [placed], { title: '留存税票公司' });
    const uid = await uidOf('taxed');
    expect((await preview(uid)).blocks).toEqual([{ kind: 'invoices', n: 1 }]);
    await invoices.audit(application, 4);
    await invoices.issue(application);

    expect(await preview(uid)).toMatchObject({ invoices: 1, blocks: [] });
    await erase(uid);

    expect(await tablesWith(['留存税票公司'])).toEqual(['change_row', 'invoice', 'invoice_application']);
    const { rows } = await shop.db.execute(sql`select distinct noun from change_row r where r::text ~ '留存税票公司'`);
    expect(rows).toEqual([{ noun: 'invoice' }]);
  });

  it('is erased before or after an order that comes in the same moment, never with it', async () => {
    const of = await sku({ stock: 20 });
    for (let round = 0; round < 5; round += 1) {
      const account = `races-${round}`;
      const uid = await uidOf(account);
      const [placed, erased] = await Promise.allSettled([order({ of, buyer: { account } }), erase(uid)]);

      expect(placed.status).toBe('fulfilled');
      const owner = await uidOf(account);
      expect(owner === uid).toBe(erased.status === 'rejected');
      const { rows } = await shop.db.execute<{ uid: number }>(
        sql`select uid from "order" where order_no = ${placed.status === 'fulfilled' ? placed.value.orderNo : ''}`,
      );
      expect(rows).toEqual([{ uid: owner }]);
    }
  });

  it('is not erased with money that is on its way to them, which arrives', async () => {
    const account = 'money-comes';
    const uid = await uidOf(account);
    const [held, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const paying = written(async (write) => {
      const to = await findOrCreateCustomer(write, { account });
      held.resolve();
      await arrival.promise;
      await moveBalance(write, { uid: to, type: 'system_add', amount: 500, mark: '后台操作' });
    });
    await held.promise;
    const erasing = erase(uid);
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    arrival.resolve();

    await paying;
    await expect(erasing).rejects.toMatchObject({ message: expect.stringContaining('余额还有 5.00 元') });
    expect(await standing(account)).toMatchObject({ money: 500 });
  });

  it('is not erased by a number or a name that is another’s, nor by whoever may only merge', async () => {
    const uid = await uidOf('mistyped');

    await expect(erase(uid, '别人')).rejects.toMatchObject({ message: '输入的用户 ID 或昵称不一致，请核对后重新输入' });
    const merger = shop.admin({ may: ['admin:user:merge'] });
    await expect(merger.run(erasureCalls.erase, { uid, confirm: String(uid), reason: '申请' })).rejects.toMatchObject({
      code: 403,
    });
    expect(await rowOf(uid)).toMatchObject({ nickname: 'mistyped', erasedAt: null });
  });
});

describe('a tag', () => {
  it('with the undo of an edit does not come back to somebody who was erased since', async () => {
    const uid = await uidOf('untagged-one');
    await admin.run(customerTagCalls.save, { name: '咖友' });
    const tag = (await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list.find(({ name }) => name === '咖友');
    await admin.run(customerCalls.tag, { id: [uid], tagId: [tag?.id ?? 0] });
    const edit = { birthday: '', cardId: '', groupId: [], isPromoter: false, status: true, addres: '', mark: '', realName: '' };
    const { changeId } = await admin.change(customerCalls.update, { id: uid, ...edit, tagId: [] });
    await shop.db.execute(sql`update change set undo_until = at + interval '1 year' where id = ${changeId ?? 0}`);
    await erase(uid);
    await admin.run(changeCalls.undo, { id: changeId });

    expect(await shop.db.$count(customerTagLink, eq(customerTagLink.uid, uid))).toBe(0);
  });
});

describe('the right to erase', () => {
  it.each(['演示站', '仓库', '客服', '财务', '提货点店员', '店铺商品员'])('is not that of %s', async (role) => {
    const uid = await uidOf('not-yours');

    await expect(shop.admin({ role }).run(erasureCalls.previewErasure, { uid })).rejects.toMatchObject({ code: 403 });
  });

  it('is that of 店长', async () => {
    const uid = await uidOf('yours');

    await shop.admin({ role: '店长' }).run(erasureCalls.erase, { uid, confirm: 'yours', reason: '本人申请' });

    expect(await rowOf(uid)).toMatchObject({ nickname: '已注销用户' });
  });
});

describe('what was done to somebody before', () => {
  it('is not taken back, for nobody knows any more what it was', async () => {
    const uid = await uidOf('undo-me');
    const edit = { birthday: '', cardId: '', tagId: [], groupId: [], isPromoter: false, status: true, addres: '' };
    const { changeId } = await admin.change(customerCalls.update, { id: uid, ...edit, realName: '孟小某', mark: '' });
    await shop.db.execute(sql`update change set undo_until = at + interval '1 year' where id = ${changeId ?? 0}`);
    await erase(uid);

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '这次操作涉及的用户已注销，当时的内容不再保留，不能撤销',
    });
    const { list } = await admin.run(changeLogCalls.list, { page: 1, limit: 1, noun: 'customer' });
    expect(list[0]).toMatchObject({ label: '注销用户', mayUndo: false });
  });
});
