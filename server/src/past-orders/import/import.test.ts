import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { pastFields, pastOrderCalls, pastOrderRefusals } from '#contract/past-orders/past-orders.ts';
import { customer } from '#server/customers/index.ts';
import { findRun, runJob } from '#server/jobs/index.ts';
import { order, orderLine, parcel, refund } from '#server/orders/index.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { moneyGaps } from '../../../test/money-gaps.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { pastKind } from './past-kind.ts';

const shop = openShop();
const admin = shop.admin();
const { check, run, info, rows, problems, takeBack } = pastOrderCalls;
const { sku, stockOf, order: placed } = ordersIn(shop);
const { uidOf, written } = accountsIn(shop);

const HEAD =
  '订单号,下单时间,付款时间,状态,用户手机号,收货人,收货地址,商品,规格编码,数量,单价,运费,优惠,实付,退款金额,快递公司,快递单号';
const upload = (lines: readonly string[], head = HEAD, by = admin) =>
  by.run(check, { file: new File([[head, ...lines].join('\n')], '历史订单.csv') });
async function imported(lines: readonly string[], head = HEAD) {
  const checked = await upload(lines, head);
  const { jobId } = await admin.run(run, { id: checked.id });
  await shop.runQueued();
  return { ...checked, message: (await admin.run(jobCalls.info, { id: jobId })).message };
}
const orderOf = async (orderNo: string) => (await shop.db.select().from(order).where(eq(order.orderNo, orderNo)))[0];
const linesOf = async (id = 0) => shop.db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(asc(orderLine.id));
const listed = async (id: number) => (await admin.run(rows, { id, page: 1, limit: 20 })).list;
const gaps = async () => [...(await shop.db.execute(sql.raw(moneyGaps))).rows, ...(await tallyGaps(shop.db))];
const letters = async () => (await shop.db.execute(sql`select id from outbox union all select id from notice`)).rows.length;

async function buyer(account: string, phone: string): Promise<number> {
  const uid = await uidOf(account);
  await written(({ tx }) => tx.update(customer).set({ phone }).where(eq(customer.id, uid)));
  return uid;
}
const payCount = async (uid: number) =>
  (await shop.db.select({ n: customer.payCount }).from(customer).where(eq(customer.id, uid)))[0]?.n;

describe('a sheet of past orders', () => {
  it('is checked without importing any, and then comes to the fen, with its buyer and goods', async () => {
    const uid = await buyer('lin', '13800000001');
    const mug = await sku({ barCode: '6901', name: '保温杯', stock: 10 });
    const before = await letters();
    const lines = [
      'P1001,2025-01-31 14:05,2025-01-31 14:06,已完成,13800000001,林满,杭州市文三路 1 号,保温杯,6901,2,59.00,8,6,130.00,30,顺丰速运,SF1',
      'P1001,,,,,,,杯刷,,1,10.00,,,,,,',
      'P1002,2025-02-01,,已退款,13800000099,,,保温杯,6901,1,59.00,,,59.00,59.00,,',
      'P1003,2025-02-02,,交易关闭,,,,保温杯,,1,59.00,,,0,,,',
    ];

    const checked = await upload(lines);

    expect(checked).toMatchObject({
      fresh: 3,
      unchanged: 0,
      refused: 0,
      paid: 18_900,
      refunded: 8900,
      strangers: 2,
      unlinked: 2,
    });
    expect(
      (await listed(checked.id)).map(({ row, orderNo, paid, state, reason }) => [row, orderNo, paid, state, reason]),
    ).toEqual([
      [2, 'P1001', '130.00', 'waiting', '已完成，商品 2 种，1 种商品没有对上编码，只留名称'],
      [4, 'P1002', '59.00', 'waiting', '已退款，商品 1 种，手机号不是本店用户，不归到用户'],
      [5, 'P1003', '59.00', 'waiting', '已取消，商品 1 种，没有手机号，不归到用户，商品没有对上编码，只留名称'],
    ]);
    expect(await orderOf('P1001')).toBeUndefined();

    const [first, again] = [await admin.run(run, { id: checked.id }), await admin.run(run, { id: checked.id })];
    expect(again).toEqual(first);
    await shop.runQueued();

    expect(await admin.run(info, { id: checked.id })).toMatchObject({ state: 'done', changed: 3, refused: 0 });
    const whole = await orderOf('P1001');
    expect(whole).toMatchObject({
      uid,
      state: 'done',
      payPrice: 13_000,
      couponPrice: 600,
      totalPostage: 800,
      refundPrice: 3000,
      deliveryId: 'SF1',
    });
    expect(await linesOf(whole?.id)).toMatchObject([
      { skuId: mug, productName: '保温杯', payNum: 2, merId: null },
      { productId: 0, productName: '杯刷', payNum: 1 },
    ]);
    expect(
      await shop.db
        .select()
        .from(parcel)
        .where(eq(parcel.orderId, whole?.id ?? 0)),
    ).toMatchObject([{ deliveryId: 'SF1', deliveryCode: 'shunfeng' }]);
    expect(await orderOf('P1002')).toMatchObject({ uid: null, refundState: 'refunded', refundPrice: 5900 });
    expect(await orderOf('P1003')).toMatchObject({ state: 'cancelled', payTime: null });
    expect(await payCount(uid)).toBe(1);
    expect([await stockOf(mug), await letters()]).toEqual([10, before]);
    expect(await gaps()).toEqual([]);
    expect((await admin.run(orderCalls.info, { orderNo: 'P1001' })).payPrice).toBe(13_000);
  });

  it('comes once, whatever sheet has a number', async () => {
    const line = (no: string) => `${no},2025-03-01,,,,,,壶,,1,20,,,20,,,`;
    await imported([line('P2001'), line('P2002')]);

    expect(await upload([line('P2001'), line('P2002')])).toMatchObject({ fresh: 0, unchanged: 2, paid: 0 });
    const [one, other] = [await upload([line('P2002'), line('P2003')]), await upload([line('P2003'), line('P2004')])];
    for (const { id } of [one, other]) await admin.run(run, { id });
    await shop.runQueued();

    expect(await admin.run(info, { id: other.id })).toMatchObject({ state: 'done', changed: 1, unchanged: 1 });
    expect(await shop.db.$count(order, eq(order.orderNo, 'P2003'))).toBe(1);
  });

  it('brings nothing twice when its process dies', async () => {
    const lines = Array.from({ length: 230 }, (_, at) => `P3${String(at).padStart(3, '0')},2025-04-01,,,,,,壶,,1,20,,,20,,,`);
    const { id } = await upload(lines);
    const { jobId } = await admin.run(run, { id });
    let portions = 0;
    const write: typeof shop.app.write = async (act, verb) => {
      if (act.name === 'order.importPast' && (portions += 1) > 1) throw new Error('the power is gone');
      return shop.app.write(act, verb);
    };
    const by = { id: (await findRun(shop.db, id))?.adminId ?? 0, name: '站长' };
    await expect(runJob(pastKind).run({ ...shop.app, write }, { jobId, by })).rejects.toThrow('the power is gone');
    expect(await shop.db.$count(order, sql`order_no like 'P3%'`)).toBe(200);

    await shop.runQueued();

    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', changed: 230 });
    expect(await shop.db.$count(order, sql`order_no like 'P3%'`)).toBe(230);
    expect(await gaps()).toEqual([]);
  });

  it('hands back the orders that are refused, each with its place and reason, and imports the others', async () => {
    const own = await placed({ of: await sku(), paid: true });
    const { id, message } = await imported([
      'P4001,2025-05-01,,,,,,壶,,1,20,,,18,,,',
      `${own.orderNo},2025-05-01,,,,,,壶,,1,20,,,20,,,`,
      'P4002,2025-05-01,,,,,,壶,,一,20,,,20,,,',
      'P4003,2025-05-01,,,,,,壶,,1,20,,,20,,,',
    ]);

    expect(message).toBe('已导入 1 单，有问题 3 单');
    const [head, ...bad] = await admin.run(problems, { id });
    expect(head).toEqual([...Object.values(pastFields), '原因']);
    expect(bad.map((cells) => cells.at(-1))).toEqual([
      '第 2 行：金额对不上：商品 20.00 + 运费 0.00 − 优惠 0.00 = 20.00，实付 18.00，相差 2.00',
      `第 3 行：订单号“${own.orderNo}”和本店的一笔订单相同，没有导入`,
      '第 4 行「数量」（J4）：“一”不正确，应为 1 到 1000000 的整数',
    ]);
    expect(await orderOf('P4001')).toBeUndefined();
  });

  it('is known by who brought it alone, and for a month', async () => {
    const { id } = await imported(['P5001,2025-05-01,,,,,,壶,,1,20,,,20,,,']);
    const other = shop.admin({ realName: '小李' });
    for (const call of [info, problems]) await expect(other.run(call, { id })).rejects.toMatchObject({ code: 404 });
    await shop.pass('31 days');
    await expect(admin.run(info, { id })).rejects.toMatchObject({ code: 404 });
  });

  it('without order numbers is refused', async () => {
    await expect(upload(['1,2'], '商品,数量')).rejects.toMatchObject({ message: pastOrderRefusals.NO_NUMBER_COLUMN().message });
  });
});

describe('an import', () => {
  it('is taken back, but for orders that somebody has touched since', async () => {
    const uid = await buyer('zhou', '13800000007');
    const line = (no: string, phone: string) => `${no},2025-06-01,,,${phone},,,壶,,1,20,,,20,5,顺丰速运,SF${no}`;
    const { id } = await imported([line('P6001', '13800000007'), line('P6002', '13800000007'), line('P6003', '')]);
    await admin.run(orderCalls.mark, { orderNo: 'P6002', mark: '老客户的第一单' });
    expect(await payCount(uid)).toBe(2);

    await admin.run(takeBack, { id, reason: '表格传错了' });
    await shop.runQueued();

    expect((await listed(id)).map(({ orderNo, state, reason }) => [orderNo, state, state === 'done' ? reason : ''])).toEqual([
      ['P6001', 'undone', ''],
      ['P6002', 'done', pastOrderRefusals.TOUCHED().message],
      ['P6003', 'undone', ''],
    ]);
    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', changed: 3, takenBack: 2 });
    expect((await admin.run(runCalls.list, { page: 1, limit: 1 })).list).toMatchObject([{ id, changed: 3, takenBack: 2 }]);
    expect(await payCount(uid)).toBe(1);
    expect(await shop.db.$count(refund, eq(refund.refundNo, 'RP6001'))).toBe(0);
    expect(await gaps()).toEqual([]);

    expect(await upload([line('P6001', '13800000007')])).toMatchObject({ fresh: 1 });
  });
});
