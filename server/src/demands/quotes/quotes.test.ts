import { describe, expect, it } from 'vitest';
import { demandCalls } from '#contract/demands/demands.ts';
import { demandStates } from '#contract/demands/demand-record.ts';
import { quoteCalls } from '#contract/demands/quotes.ts';
import { quoteStates } from '#contract/demands/quote-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { demandsIn } from '../../../test/demands.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { opened, quoted, seller, keeper, sku, stockOf, inDays, setCost } = demandsIn(shop);
const { list, save, update, withdraw, accept, order } = quoteCalls;
const { info, invite } = demandCalls;
const refusedWith = (message: string) => ({ message: expect.stringContaining(message) });
const stateOf = async (demandId: number, id: number) =>
  (await admin.run(list, { demandId })).find((quote) => quote.id === id)?.status;
const to = { realName: '王小明', phone: '13800001234', address: '浙江省杭州市西湖区文三路 1 号' };

describe('quotes for a demand', () => {
  it('stand beside one another, the cheapest first, and one is chosen freely', async () => {
    const [cheap, dear] = [await seller('便宜店'), await seller('贵店')];
    const demandId = await opened([cheap, dear]);
    const expensive = await quoted(demandId, dear, { items: [{ price: 1100, note: '加厚' }], freight: 500 });
    const low = await quoted(demandId, cheap, { items: [{ price: 900 }], freight: 1500 });
    expect(await admin.run(list, { demandId })).toMatchObject([
      { id: low, shopName: '便宜店', amount: 10_500, freight: 1500, status: quoteStates.open },
      { id: expensive, shopName: '贵店', amount: 11_500, items: [{ price: 1100, note: '加厚', skuId: 0, skuName: '' }] },
    ]);

    await admin.run(accept, { id: expensive });
    expect([await stateOf(demandId, low), await stateOf(demandId, expensive)]).toEqual([
      quoteStates.declined,
      quoteStates.accepted,
    ]);
    expect(await admin.run(info, { id: demandId })).toMatchObject({ shopId: dear, shopName: '贵店', isChosen: true });
    await expect(admin.run(invite, { id: demandId, shopIds: [cheap, dear] })).rejects.toMatchObject(
      refusedWith('已采纳一家店铺的报价'),
    );
    await admin.run(accept, { id: low });
    expect([await stateOf(demandId, low), await stateOf(demandId, expensive)]).toEqual([
      quoteStates.accepted,
      quoteStates.declined,
    ]);
  });

  it('are chosen once by two who choose in the same moment, and the demand names the shop of the one that is', async () => {
    const shops = [await seller(), await seller()];
    const demandId = await opened(shops);
    const ids = [await quoted(demandId, shops[0] ?? 0), await quoted(demandId, shops[1] ?? 0)];
    await Promise.allSettled(ids.map((id) => admin.run(accept, { id })));
    const accepted = (await admin.run(list, { demandId })).filter(({ status }) => status === quoteStates.accepted);
    expect(accepted).toHaveLength(1);
    expect(await admin.run(info, { id: demandId })).toMatchObject({ shopId: accepted[0]?.shopId });
  });

  it('come once from a shop, also from two of its people in the same moment', async () => {
    const shopId = await seller();
    const demandId = await opened([shopId]);
    const quote = { demandId, shopId, items: [{ price: 900 }], validUntil: inDays(7) };
    const both = await Promise.allSettled([admin.run(save, quote), admin.run(save, quote)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(admin.run(save, quote)).rejects.toMatchObject(refusedWith('这家店铺已经报过价'));
  });

  it.each([
    ['a shop that is not asked', { shopId: 1 }, '这家店铺没有被邀请报价'],
    ['no shop', { shopId: undefined }, '请选择报价的店铺'],
    ['another number of lines', { items: [{ price: 1 }, { price: 2 }] }, '报价的明细与需求不一致'],
    ['a day that has passed', { validUntil: '2020-01-01' }, '报价有效期不能早于今天'],
    ['a SKU of another shop', { items: [{ price: 1, skuId: 1 }] }, '“手套”选的商品规格不是这家店铺在售的'],
  ])('are refused with %s', async (_, change, says) => {
    await sku();
    const shopId = await seller();
    const demandId = await opened([shopId]);
    const quote = { demandId, shopId, items: [{ price: 900 }], validUntil: inDays(7), ...change };
    await expect(admin.run(save, quote)).rejects.toMatchObject(refusedWith(says));
  });

  it('are taken until the last day, and changed or withdrawn until then', async () => {
    const [shopId, late] = [await seller(), await seller()];
    const demandId = await opened([shopId, late], {}, inDays(2));
    const id = await quoted(demandId, shopId);
    await admin.run(withdraw, { id });
    expect(await stateOf(demandId, id)).toBe(quoteStates.withdrawn);
    await expect(admin.run(accept, { id })).rejects.toMatchObject(refusedWith('店铺已撤回这份报价'));
    await admin.run(update, { id, items: [{ price: 800 }], validUntil: inDays(1) });
    expect(await stateOf(demandId, id)).toBe(quoteStates.open);

    await shop.pass('3 days');
    await expect(quoted(demandId, late)).rejects.toMatchObject(refusedWith('截止，不能再报价或修改'));
    await expect(admin.run(accept, { id })).rejects.toMatchObject(refusedWith('请店铺更新后再采纳'));
  });

  it('keep their shop among those that are asked', async () => {
    const [shopId, other] = [await seller('报过价的店'), await seller()];
    const demandId = await opened([shopId, other]);
    await quoted(demandId, shopId);
    await expect(admin.run(invite, { id: demandId, shopIds: [other] })).rejects.toMatchObject(
      refusedWith('“报过价的店”已经报价，不能取消邀请'),
    );
    await admin.run(invite, { id: demandId, shopIds: [shopId] });
  });

  it('are seen by their own shop alone, which is not told who got the demand', async () => {
    const [here, there] = [await seller(), await seller()];
    const may = ['admin:demand:list', 'admin:demand:info', 'admin:demand:quote:list', 'admin:demand:quote:save'];
    const [one, other] = [await keeper(here, may), await keeper(there, may)];
    const demandId = await opened([here, there]);
    await one.desk.run(save, { demandId, items: [{ price: 700 }], validUntil: inDays(7) });
    await other.desk.run(save, { demandId, items: [{ price: 800 }], validUntil: inDays(7) });
    const [own] = await one.desk.run(list, { demandId });
    expect(await one.desk.run(list, { demandId })).toMatchObject([{ shopId: here }]);
    expect(await one.desk.run(info, { id: demandId })).toMatchObject({ quoteCount: 1 });
    await expect(other.desk.run(withdraw, { id: own?.id ?? 0 })).rejects.toMatchObject({ code: 404 });
    await expect(
      other.desk.run(save, { demandId, shopId: here, items: [{ price: 1 }], validUntil: inDays(7) }),
    ).rejects.toMatchObject(refusedWith('这家店铺没有被邀请报价'));

    await admin.run(accept, { id: own?.id ?? 0 });
    expect(await one.desk.run(info, { id: demandId })).toMatchObject({ shopId: here });
    expect(await other.desk.run(info, { id: demandId })).toMatchObject({ shopId: 0, shopName: '' });
  });
});

describe('an order of an accepted quote', () => {
  it('has its prices and its freight, takes the goods from stock, and ends the demand once', async () => {
    const shopId = await seller();
    const skuId = await sku({ merId: shopId, price: 1200, stock: 50 });
    await setCost(skuId, 500);
    const id = await opened([shopId], { remark: '送到料库' });
    const quoteId = await quoted(id, shopId, { items: [{ price: 900, skuId }], freight: 600 });
    const make = () => admin.run(order, { id: quoteId, ...to });
    await expect(make()).rejects.toMatchObject(refusedWith('这份报价没有采纳'));
    await admin.run(accept, { id: quoteId });
    const both = await Promise.allSettled([make(), make()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const demand = await admin.run(info, { id });
    expect(demand.status).toBe(demandStates.dealt);
    const { payPrice, payPostage, realName } = await admin.run(orderCalls.info, { orderNo: demand.orderNo });
    expect({ payPrice, payPostage, realName }).toEqual({ payPrice: 9600, payPostage: 600, realName: '王小明' });
    expect(await stockOf(skuId)).toBe(40);
  });

  it('is not made where a line names no SKU', async () => {
    const shopId = await seller();
    const id = await opened([shopId]);
    const quoteId = await quoted(id, shopId);
    await admin.run(accept, { id: quoteId });
    await expect(admin.run(order, { id: quoteId, ...to })).rejects.toMatchObject(
      refusedWith('“手套”在报价里没有对应店铺的商品规格，不能直接生成订单'),
    );
  });

  it('is sold below cost by a price report of its shop for this demand, and by no other', async () => {
    const shopId = await seller();
    const skuId = await sku({ merId: shopId, stock: 50 });
    await setCost(skuId, 1000);
    const id = await opened([shopId]);
    const quoteId = await quoted(id, shopId, { items: [{ price: 900, skuId }] });
    await admin.run(accept, { id: quoteId });
    const make = () => admin.run(order, { id: quoteId, ...to });
    await expect(make()).rejects.toMatchObject(refusedWith('“手套”的报价低于成本'));
    expect(await stockOf(skuId)).toBe(50);

    const report = await shop.admin({ may: ['admin:report:save'] }).run(reportCalls.save, {
      type: reportTypes.price,
      title: '清库存',
      shopId,
      demandId: id,
      validStart: inDays(0),
      validEnd: inDays(3),
      content: '换季清库存，按 9 元供货',
      submit: true,
    });
    await expect(make()).rejects.toMatchObject(refusedWith('低于成本'));
    await admin.run(reportCalls.audit, { id: report.id, status: reportStates.approved });
    const { orderNo } = await make();
    expect(await admin.run(reportCalls.info, { id: report.id })).toMatchObject({ orderNo });
  });
});
