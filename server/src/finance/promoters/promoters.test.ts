import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { promoterExportCalls } from '#contract/distribution/promoter-export.ts';
import { downlines, promoterCalls } from '#contract/distribution/promoters.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { exportsIn } from '../../../test/exports.ts';
import { ordersIn } from '../../../test/orders.ts';
import { promotersIn } from '../../../test/promoters.ts';
import { openShop } from '../../../test/shop.ts';
import { promoterSum } from './tables.ts';

const shop = openShop();
const { order, sku, storefront } = ordersIn(shop);
const { uidOf } = accountsIn(shop);
const { brought, promoter } = promotersIn(shop);
const exported = exportsIn(shop);
const first = { page: 1, limit: 20 };
const list = (asked: object = {}) => shop.admin().run(promoterCalls.list, { ...first, ...asked });
const names = async (asked: object) => (await list(asked)).list.map(({ nickname }) => nickname);

let [grand, parent] = [0, 0];
/** Grand brought parent, who brought a buyer of 100 yuan; parent was paid out 3 yuan of the 10 they earned. */
beforeAll(async () => {
  grand = await promoter('grand');
  parent = await promoter('parent', { by: 'grand' });
  await brought('buyer', 'parent');
  const of = await sku({ price: 10_000 });
  await order({ of, buyer: { account: 'buyer' }, received: true });
  await shop.pass('1 minute');
  await order({ of, buyer: { account: 'buyer' }, paid: true });
  const payout = { account: 'parent', idempotencyKey: 'w1', extractType: 'weixin', realName: '李四', wechat: 'li4' } as const;
  const { id } = await storefront.run(openWithdrawalCalls.apply, { ...payout, extractPrice: 300 });
  await shop.admin().run(withdrawalCalls.decide, { id, status: withdrawalStates.paid });
});

describe('the list of promoters', () => {
  it('is on the wire as its clients know it, each figure on its own', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/store/retail/list', { query: { keywords: 'parent' } });
    expect(Object(data).list).toEqual([
      {
        uid: parent,
        realName: '',
        nickname: 'parent',
        avatar: '',
        phone: null,
        brokeragePrice: '7.00',
        spreadUid: grand,
        spreadNickname: 'grand',
        payCount: null,
        spreadCount: 1,
        spreadOrderNum: 1,
        spreadOrderTotalPrice: '100.00',
        totalBrokeragePrice: '10.00',
        spreadPeopleCount: 0,
        extractCountPrice: '3.00',
        extractCountNum: 1,
        freezeBrokeragePrice: '0.00',
        promoterTime: expect.any(String),
      },
    ]);
  });

  it('is sorted by every figure, also of those who earned nothing, and keeps the sums of the ledgers', async () => {
    const below = async (order: string) => (await names({ order })).slice(0, 2);
    expect(await below('-totalBrokeragePrice')).toEqual(['parent', 'grand']);
    expect((await names({ order: 'totalBrokeragePrice' })).at(-1)).toBe('parent');
    expect(await below('-extractCountPrice')).toEqual(['parent', expect.any(String)]);
    expect(await below('-brokeragePrice')).toEqual(['parent', 'grand']);
    expect(new Set(await names({ order: 'extractCountNum' }))).toEqual(new Set(await names({})));
    expect((await shop.db.execute(sql`select * from promoter_sum_gaps()`)).rows).toEqual([]);
  });

  it('is written into a file, for those who may', async () => {
    const { exportPromoters } = promoterExportCalls;
    const columns = ['uid', 'spreadCount', 'totalBrokeragePrice', 'extractCountPrice', 'brokeragePrice', 'spreadNickname'];

    expect((await exported(exportPromoters, { keywords: 'parent' }, columns)).slice(1)).toEqual([
      [String(parent), '1', '10', '3', '7', 'grand'],
    ]);
    await expect(exported(exportPromoters, {}, [], [promoterCalls.list.permission])).rejects.toMatchObject({ code: 403 });
  });

  it('adds up prices of orders as the orders have them', async () => {
    const { rows } = await shop.db.execute(sql`
      select 1 from commission_record m join "order" o on o.order_no = m.link_id
      where m.kind = 'gain' and m.order_price is distinct from o.pay_price`);
    const { rows: gains } = await shop.db.execute(sql`select 1 from commission_record where kind = 'gain'`);

    expect([rows.length, gains.length]).toEqual([0, 4]);
  });

  it('is found by name and number, and put in order by any figure on the server', async () => {
    expect(await names({ keywords: String(grand) })).toEqual(['grand']);
    expect((await names({ order: '-totalBrokeragePrice' })).slice(0, 2)).toEqual(['parent', 'grand']);
    expect((await names({ order: '-spreadCount' })).slice(0, 2)).toEqual(['parent', 'grand']);
    expect((await names({ order: 'extractCountNum' })).at(-1)).toBe('parent');
    expect(await names({ dateLimit: '2020-01-01,2020-01-02' })).toEqual([]);
  });

  it('asks the same few questions however many there are', async () => {
    const few = await shop.countQueries(() => list({ limit: 1 }));
    const many = await shop.countQueries(() => list());
    expect(many).toEqual(few);
  });

  it('is summed up', async () => {
    const sums = await shop.admin().run(promoterCalls.statistics, { nickName: 'parent' });
    expect(Object.fromEntries(sums.map(({ name, count }) => [name, count]))).toMatchObject({
      '分销人员人数(人)': 1,
      订单总数: 1,
      订单金额: '100.00',
      可提现金额: '7.00',
      提现次数: 1,
    });
  });

  it('leaves the sums of all when it is none any more, and they are those of a period with everybody in it', async () => {
    const sumsOf = async (dateLimit?: string) => {
      const sums = await shop.admin().run(promoterCalls.statistics, { dateLimit });
      return Object.fromEntries(sums.map(({ name, count }) => [name, count]));
    };
    const everybody = '2000-01-01,2099-12-31';
    const all = await sumsOf();
    expect(all).toEqual(await sumsOf(everybody));

    const makePromoter = (isPromoter: boolean) =>
      shop.admin().run(customerCalls.update, { id: parent, isPromoter, status: true });
    await makePromoter(false);
    const without = await sumsOf();
    expect(Number(all['可提现金额']) - Number(without['可提现金额'])).toBe(7);
    expect(without).toEqual(await sumsOf(everybody));
    await makePromoter(true);
    expect((await sumsOf())['可提现金额']).toBe(all['可提现金额']);
  });
});

describe('what a promoter brought', () => {
  const of = (type: number, nickName?: string) => ({ uid: grand, type, nickName, ...first });

  it.each([
    [downlines.first, ['parent']],
    [downlines.second, ['buyer']],
    [downlines.all, ['buyer', 'parent']],
  ])('are customers of level %i', async (type, nicknames) => {
    const { list: people } = await shop.admin().run(promoterCalls.people, of(type));
    expect(people.map(({ nickname }) => nickname)).toEqual(nicknames);
  });

  it('are orders whose commission counts, by level and number', async () => {
    const orders = (type: number, nickName?: string) => shop.admin().run(promoterCalls.orders, of(type, nickName));
    expect((await orders(downlines.first)).list).toEqual([]);
    const { list: earned } = await orders(downlines.second);
    expect(earned).toMatchObject([{ price: 500, realName: '王小明', userPhone: '138****1234' }]);
    expect((await orders(downlines.all, 'nothing')).list).toEqual([]);
  });

  it.each(['userlist', 'orderlist'])('is asked for with blanks as clients send them: %s', async (name) => {
    const body = { uid: grand, type: 0, nickName: null, dateLimit: null };
    expect(await shop.admin().raw('POST', `/admin/store/retail/spread/${name}`, { body })).toMatchObject({ code: 200 });
  });

  it('is asked for one of the levels', async () => {
    const path = '/admin/store/retail/spread/userlist';
    expect(await shop.admin().raw('POST', path, { body: { uid: grand } })).toMatchObject({ message: '推广人类型不能为空' });
    expect(await shop.admin().raw('POST', path, { body: { uid: grand, type: 4 } })).toMatchObject({
      message: '请选择正确的用户类型',
    });
  });
});

describe('a customer without a referrer', () => {
  it('is made by staff, once', async () => {
    const id = await brought('leaver', 'grand');
    await shop.admin().run(promoterCalls.clean, { id });

    await expect(shop.admin().run(promoterCalls.clean, { id })).rejects.toMatchObject({ message: '该用户没有上级分销员' });
    expect(await uidOf('leaver')).toBe(id);
    expect((await list({ keywords: 'grand' })).list).toMatchObject([{ spreadCount: 1 }]);
  });
});

describe('the sums of a promoter', () => {
  const tamper = (by: number) =>
    shop.app.write({ name: 'promoter.tamper', actor: systemActor('test') }, ({ tx }) =>
      tx
        .update(promoterSum)
        .set({ total: sql`${promoterSum.total} + ${by}` })
        .where(eq(promoterSum.uid, parent)),
    );

  it('are held against the ledgers every night', async () => {
    await tamper(1);
    await expect(shop.pass('1 day')).rejects.toThrow(`promoter: 1 kept figures differ, first {"uid":${parent}}`);

    await tamper(-1);
    await shop.pass('1 day');
  });
});
