import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { WORD_CAP } from '#server/platform/database/page.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, send, askRefund } = ordersIn(shop);
const address = { name: '欧阳娜娜', phone: '13912345678', province: '', city: '', district: '', detail: '某处', cityId: 0 };
let [unpaid, paid, sent, asked]: PlacedOrder[] = [];

const list = (filter: Partial<Input<typeof orderCalls.list>>) =>
  shop.admin().run(orderCalls.list, { page: 1, limit: 20, status: 'all', type: 2, ...filter });
const numbers = async (filter: Parameters<typeof list>[0]) => (await list(filter)).list.map(({ orderId }) => orderId);

beforeAll(async () => {
  const [mug, headset] = [await sku({ name: '马克杯', price: 1250 }), await sku({ name: '蓝牙耳机 X9' })];
  unpaid = await order({ of: mug, quantity: 2 });
  paid = await order({ of: headset, paid: true, address });
  sent = await order({ of: mug, paid: true });
  await send(sent);
  asked = await order({ of: mug, paid: true });
  await askRefund(asked);
});

describe('the list of orders', () => {
  it('shows the newest first, and every tab its own', async () => {
    expect(await numbers({})).toEqual([asked, sent, paid, unpaid].map((of) => of?.orderNo));
    expect(await numbers({ status: 'unPaid' })).toEqual([unpaid?.orderNo]);
    expect(await numbers({ status: 'notShipped' })).toEqual([paid?.orderNo]);
    expect(await numbers({ status: 'spike' })).toEqual([sent?.orderNo]);
    expect(await numbers({ status: 'refunding' })).toEqual([asked?.orderNo]);
  });

  it('counts what it lists', async () => {
    const counts = await shop.admin().run(orderCalls.statusNum, { type: 2 });
    const today = await shop.admin().run(orderCalls.statusNum, { type: 2, dateLimit: 'today' });

    expect(counts).toMatchObject({
      all: 4,
      unPaid: 1,
      notShipped: 1,
      spike: 1,
      refunding: 1,
      refunded: 0,
      deleted: 0,
      refundStatus: null,
    });
    expect(today).toEqual(counts);
    expect(await list({})).toMatchObject({ total: 4, totalPage: 1 });
    expect(await tallyGaps(shop.db)).toEqual([]);
  });

  it('adds up what was paid, the same kept and of a period', async () => {
    const sums = await shop.admin().run(orderCalls.listData, {});

    const due = [paid, sent, asked].reduce((sum, of) => sum + (of?.payPrice ?? 0), 0);
    expect(sums).toEqual({ count: 4, amount: due, weChatAmount: due, yueAmount: 0 });
    expect(await shop.admin().run(orderCalls.listData, { dateLimit: 'today' })).toEqual(sums);
    expect(await shop.admin().run(orderCalls.listData, { dateLimit: 'yesterday' })).toMatchObject({ count: 0, amount: 0 });
    const byPayment = await shop.admin().run(orderCalls.listData, { dateLimit: 'today', timeOf: 'pay' });
    const { total } = await list({ dateLimit: 'today', timeOf: 'pay' });
    expect(byPayment).toEqual({ ...sums, count: 3 });
    expect(total).toBe(3);
    const clerk = shop.admin({ may: ['admin:order:list:data'] });
    expect(await clerk.run(orderCalls.listData, {})).toMatchObject({ count: 4, amount: null, weChatAmount: null });
  });

  it('pages', async () => {
    expect(await numbers({ page: 2, limit: 3 })).toEqual([unpaid?.orderNo]);
  });

  it.each([
    ['the end of its phone number', '5678', 1],
    ['two characters of a name', '欧阳', 1],
    ['a product of two characters', '耳机', 1],
    ['a product in letters', 'x9', 1],
    ['its tracking number', 'SF10001', 1],
    ['the end of a tracking number', '0001', 1],
    ['nothing that is there', '没有的', 0],
    ['a wildcard', '%_', 0],
  ])('finds an order by %s', async (_, keywords, found) => {
    const page = await list({ keywords });

    expect(page).toMatchObject({ total: found });
    expect(page.list).toHaveLength(found);
  });

  it('finds an order by its number, whole or its end', async () => {
    const number = unpaid?.orderNo ?? '';

    expect(await numbers({ keywords: number })).toEqual([number]);
    expect(await numbers({ keywords: number.slice(-8) })).toEqual([number]);
    expect(await numbers({ keywords: `\u200b${number.toUpperCase()} ` })).toEqual([number]);
    expect(await numbers({ orderNo: ` ${number}\ufeff` })).toEqual([number]);
    expect(await numbers({ orderNo: number })).toEqual([number]);
    expect(await numbers({ orderNo: number.slice(0, -1) })).toEqual([]);
  });

  it('keeps to tab and period while it searches', async () => {
    expect(await list({ keywords: '马克', status: 'unPaid', dateLimit: 'today' })).toMatchObject({ total: 1 });
    expect(await list({ keywords: '马克', dateLimit: 'yesterday' })).toMatchObject({ total: 0 });
    await expect(list({ dateLimit: 'someday' })).rejects.toMatchObject({
      code: 500,
      message: expect.stringContaining('选择时间参数格式错误'),
    });
  });

  it('asks the database as often for one order as for many', async () => {
    await list({});
    const [one, many] = [await shop.countQueries(() => list({ limit: 1 })), await shop.countQueries(() => list({ limit: 100 }))];

    expect(many).toBe(one);
  });
});

describe('an order on the wire', () => {
  it('has the types that clients know', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/store/order/list', { query: { status: 'unPaid', temp: 1 } });

    const page = Object(data);
    expect(page).toMatchObject({ page: 1, limit: 20, totalPage: 1, total: 1 });
    expect(page.list[0]).toMatchObject({
      orderId: unpaid?.orderNo,
      payPrice: '25.00',
      payTypeStr: '微信支付',
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      status: 0,
      statusStr: { key: 'unPaid', value: '未支付' },
      isDel: false,
      refundStatus: 0,
      refundReason: null,
      orderType: '[普通订单]',
      paid: false,
      type: 0,
      isAlterPrice: false,
      productList: [{ info: { productName: '马克杯', price: '12.50', payNum: 2, weight: '0.00', isReply: null } }],
    });
    expect(page.list[0]).not.toHaveProperty('goods');
  });

  it('has them in its record too', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/store/order/info', { query: { orderNo: unpaid?.orderNo } });

    const types = {
      totalNum: 2,
      proTotalPrice: '25.00',
      payPostage: '0.00',
      couponPrice: '0.00',
      refundPrice: '0.00',
      useIntegral: 0,
    };
    expect(data).toMatchObject({
      ...types,
      realName: '王小明',
      userAddress: '浙江省杭州市西湖区文三路 1 号',
      systemStore: null,
      spreadName: null,
      deliveryId: null,
    });
  });

  it('has counts as numbers', async () => {
    const { data } = await shop.admin().raw('GET', '/admin/store/order/status/num', { query: { dateLimit: '', type: 0 } });

    expect(data).toMatchObject({ all: 4, unPaid: 1, toBeWrittenOff: 0, refundStatus: null });
  });

  it.each([
    ['GET', '/admin/store/order/list', { status: 'what' }, '未知的订单状态'],
    ['GET', '/admin/store/order/list', { type: 7 }, '未知的订单类型'],
    ['GET', '/admin/store/order/info', {}, '订单编号不能为空'],
    ['GET', '/admin/store/order/refund', { orderNo: 'x', amount: -1 }, '退款金额不能少于0.00'],
  ] as const)('is not asked for with %s %s %j', async (method, path, query, message) => {
    expect(await shop.admin().raw(method, path, { query })).toEqual({ code: 400, message, data: null });
  });
});

describe('one letter', () => {
  it('is found in names, in either case, and not among the goods', async () => {
    const anne = await order({ of: await sku({ name: '芳香蜡烛' }), address: { ...address, name: 'Ánne 龘' } });

    expect(await numbers({ keywords: '龘' })).toEqual([anne.orderNo]);
    expect(await list({ keywords: 'á' })).toMatchObject({ total: 1, list: [{ orderId: anne.orderNo }] });
    expect(await numbers({ keywords: '龘', status: 'unPaid', dateLimit: 'today' })).toEqual([anne.orderNo]);
    expect(await numbers({ keywords: '龘', status: 'refunding' })).toEqual([]);
    expect(await numbers({ keywords: '蜡' })).toEqual([]);
    expect(await numbers({ keywords: '娜' })).toEqual([paid?.orderNo]);
  });
});

describe('a word that most orders have', () => {
  const long = '很长的名字'.repeat(80);
  const many = (goods: string, count: number) =>
    shop.app.write({ name: 'test.crowd', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`
        insert into "order" (order_no, real_name, user_phone, user_address, total_num, pro_total_price, total_postage, total_price,
          pay_price, pay_postage, pay_type, state, goods)
        select gen_random_uuid()::text::varchar(32), '李四', '13900000000', '某处', 1, 100, 0, 100, 100, 0, 'weixin', 'unpaid', ${goods}
        from generate_series(1, ${count}::int)`),
    );

  it('is found along the list, in orders of a few words and of very many', async () => {
    await many('竹篮', WORD_CAP);
    await many(`${long}竹篮`, 2);
    await many(long, 1);
    const [newest] = await numbers({ limit: 1 });
    const found = await numbers({ keywords: '竹篮', limit: 3 });

    expect(await list({ keywords: '竹篮' })).toMatchObject({ total: WORD_CAP, capped: true });
    expect(found).toEqual((await numbers({ limit: 4 })).slice(1));
    expect(found).not.toContain(newest);
    expect(await numbers({ keywords: '竹篮', limit: 3, status: 'unPaid' })).toEqual(found);
    expect(await list({ keywords: '四' })).toMatchObject({ total: WORD_CAP, capped: true });
    expect(await numbers({ keywords: '四', limit: 4 })).toEqual([newest, ...found]);
  });
});

describe('the seller of an order', () => {
  it('is shown as it is called now, is a filter, and leads the finder to its orders', async () => {
    const [admin, paging] = [shop.admin(), { page: 1, limit: 20 }];
    await admin.run(shopCalls.save, { name: '青禾家居', logo: 'a.png' });
    const id = (await admin.run(shopCalls.list, { ...paging, keywords: '青禾家居' })).list[0]?.id ?? 0;
    const lamp = await sku({ name: '落地灯' });
    const change = (text: SQL) =>
      shop.app.write({ name: 'test.seller', actor: systemActor('test') }, ({ tx }) => tx.execute(text));
    await change(sql`update product set mer_id = ${id} where store_name = '落地灯'`);
    const { orderNo } = await order({ of: lamp, paid: true });

    const found = await list({ merId: [id] });
    expect(found).toMatchObject({ total: 1, list: [{ orderId: orderNo, seller: { id, name: '青禾家居' } }] });
    expect(await numbers({ merId: [id], status: 'unPaid' })).toEqual([]);
    expect((await list({ orderNo: paid?.orderNo ?? '' })).list).toMatchObject([{ seller: null }]);
    for (const keywords of ['青禾', '禾家居', '落地灯']) {
      const { orders } = await admin.run(finderCalls.find, { keywords });
      expect(orders).toMatchObject([{ orderNo, seller: '青禾家居' }]);
    }

    await change(sql`update shop set name = '青禾生活' where id = ${id}`);
    expect((await list({ merId: [id] })).list).toMatchObject([{ seller: { name: '青禾生活' } }]);
    expect(await admin.run(orderCalls.info, { orderNo })).toMatchObject({ seller: { id, name: '青禾生活' } });
  });
});

describe('a word with signs', () => {
  it.each([
    ['（大）号杯 50％', '(大)'],
    ['(中)号杯 50%', '（中）'],
    ['小号杯 70％', '70%'],
  ])('finds the goods “%s” by “%s”, in whichever width the signs are', async (name, keywords) => {
    const placed = await order({ of: await sku({ name }) });

    expect(await numbers({ keywords })).toEqual([placed.orderNo]);
  });
});
