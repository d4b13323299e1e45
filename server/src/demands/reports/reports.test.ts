import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { demandsIn } from '../../../test/demands.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { seller, keeper, inDays, filed, reported: submitted, sku, order, setCost, storefront, info: orderInfo } = demandsIn(shop);
const { list, count, info, save, update, submit, audit, withdraw } = reportCalls;
const remove = reportCalls.delete;
const refusedWith = (message: string) => ({ message: expect.stringContaining(message) });
const { approved, rejected, waiting, draft: isDraft, expired } = reportStates;
const filer = shop.admin({ may: ['admin:report:save', 'admin:report:submit', 'admin:report:update'] });

type ReportFields = Partial<Input<typeof save>>;
const draft = (fields: ReportFields = {}): Input<typeof save> => ({
  type: reportTypes.customer,
  title: '客户报备',
  unitName: '上海客运段',
  validStart: inDays(0),
  validEnd: inDays(30),
  content: '已与对方物资科见过面',
  ...fields,
});
const approve = (id: number) => admin.run(audit, { id, status: approved });
const stateOf = async (id: number) => (await admin.run(info, { id })).status;

describe('a report', () => {
  it('goes from a draft to somebody else who decides', async () => {
    const shopId = await seller('先报备的店');
    const { id } = await filer.run(save, draft({ shopId, unitName: '南昌工务段', amount: 500_000 }));
    expect(await admin.run(info, { id })).toMatchObject({
      status: isDraft,
      shopName: '先报备的店',
      unitName: '南昌工务段',
      amount: 500_000,
      demandId: 0,
      auditName: '',
      auditTime: null,
    });
    await expect(approve(id)).rejects.toMatchObject(refusedWith('报备草稿，不能这样操作'));
    await filer.run(submit, { id });
    await expect(filer.run(update, { ...draft(), id })).rejects.toMatchObject(refusedWith('报备待审核，不能这样操作'));
    await expect(admin.run(audit, { id, status: rejected })).rejects.toMatchObject(refusedWith('请填写拒绝原因'));
    await admin.run(audit, { id, status: rejected, auditRemark: '请写清联系人' });
    expect(await admin.run(info, { id })).toMatchObject({ status: rejected, auditRemark: '请写清联系人' });
    await filer.run(update, { ...draft({ unitName: '南昌工务段', content: '联系人老周' }), id, submit: true });
    await approve(id);
    expect(await admin.run(info, { id })).toMatchObject({ status: approved, shopName: '先报备的店' });
    await expect(admin.run(remove, { id })).rejects.toMatchObject(refusedWith('报备已通过，不能这样操作'));
  });

  it('is decided by nobody who filed or submitted it', async () => {
    const { id } = await admin.run(save, draft({ shopId: await seller(), unitName: '自审单位' }));
    await filer.run(submit, { id });
    await expect(approve(id)).rejects.toMatchObject(refusedWith('不能审核自己提交的报备'));
    await shop.admin({ may: ['admin:report:audit'] }).run(audit, { id, status: approved });
    expect(await stateOf(id)).toBe(approved);
  });

  it.each([
    ['no shop', { shopId: 0 }, '请选择店铺'],
    ['no customer', { unitName: ' ' }, '请输入客户单位'],
    ['no content', { content: '' }, '请输入报备内容'],
    ['an unknown type', { type: 9 }, '请选择报备类型'],
    ['no last day', { validEnd: '' }, '请选择有效期的结束日期'],
    ['days the wrong way round', { validStart: '2027-02-01', validEnd: '2027-01-01' }, '有效期的开始日期不能晚于结束日期'],
    ['a demand that is not there', { demandId: 987_654 }, '没有找到相关数据'],
  ])('is refused with %s', async (_, change, says) => {
    const form = draft({ shopId: await seller(), ...change });
    await expect(admin.run(save, form)).rejects.toMatchObject(refusedWith(says));
  });

  it('may be about a demand', async () => {
    const demandId = await filed({});
    const { id } = await admin.run(save, draft({ shopId: await seller(), type: reportTypes.price, unitName: '', demandId }));
    expect(await admin.run(info, { id })).toMatchObject({ demandId, demandNo: expect.stringMatching(/^XQ\d{19}$/) });
  });

  it('of a customer keeps other shops away while it is valid, blanks and width of letters aside', async () => {
    const [one, other] = [await seller('一号店'), await seller('二号店')];
    await approve(await submitted({ shopId: one, unitName: '合肥Ａ段' }));
    await expect(submitted({ shopId: other, unitName: '合肥 a段' })).rejects.toMatchObject({
      message: `该客户已被其他店铺报备：“合肥Ａ段”由“一号店”报备，有效期到 ${inDays(30)}`,
    });
    await submitted({ shopId: one, unitName: '合肥a段' });
    await submitted({ shopId: other, unitName: '合肥a段', validStart: inDays(31), validEnd: inDays(60) });
    await submitted({ shopId: other, unitName: '合肥a段', type: reportTypes.exception });
    await expect(submitted({ shopId: other, unitName: '合肥a段', type: reportTypes.project })).rejects.toMatchObject(
      refusedWith('该客户已被其他店铺报备'),
    );
  });

  it('of a project keeps others from this project, and from the whole customer', async () => {
    const [one, other] = [await seller('三号店'), await seller()];
    const project = { type: reportTypes.project, unitName: '南京桥工段' };
    await approve(await submitted({ ...project, shopId: one, projectName: '长江桥检修' }));
    await submitted({ ...project, shopId: other, projectName: '秦淮河桥检修' });
    await expect(submitted({ ...project, shopId: other, projectName: '长江桥 检修' })).rejects.toMatchObject(
      refusedWith('该项目已被其他店铺报备：“南京桥工段”的“长江桥检修”由“三号店”报备'),
    );
    await expect(submitted({ shopId: other, unitName: '南京桥工段' })).rejects.toMatchObject(
      refusedWith('该项目已被其他店铺报备'),
    );
  });

  it('of one customer is approved for one of two shops in the same moment', async () => {
    const ids = [
      await submitted({ shopId: await seller(), unitName: '争抢单位' }),
      await submitted({ shopId: await seller(), unitName: '争抢单位' }),
    ];
    const both = await Promise.allSettled(ids.map(approve));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await Promise.all(ids.map(stateOf))).toSorted()).toEqual([waiting, approved]);
  });

  it('ends after its last day, and gives its customer free', async () => {
    const [one, other] = [await seller(), await seller()];
    const id = await submitted({ shopId: one, unitName: '到期单位', validEnd: inDays(1) });
    await approve(id);
    await shop.pass('3 days');
    expect(await stateOf(id)).toBe(expired);
    await approve(await submitted({ shopId: other, unitName: '到期单位' }));
  });
});

describe('an approved report', () => {
  it('is withdrawn with a reason, and its customer is free at once', async () => {
    const [one, other] = [await seller(), await seller()];
    const id = await submitted({ shopId: one, unitName: '撤回单位' });
    await expect(admin.run(withdraw, { id, reason: '早了' })).rejects.toMatchObject(refusedWith('不能这样操作'));
    await approve(id);
    await expect(submitted({ shopId: other, unitName: '撤回单位' })).rejects.toMatchObject(refusedWith('已被其他店铺报备'));
    await admin.run(withdraw, { id, reason: '客户不做了' });
    expect(await admin.run(info, { id })).toMatchObject({ status: expired, auditRemark: '撤回：客户不做了' });
    await approve(await submitted({ shopId: other, unitName: '撤回单位' }));
  });

  it('of a price lets the order that it names be sold below cost, and no other', async () => {
    const shopId = await seller();
    const of = await sku({ merId: shopId, price: 2000, stock: 50 });
    await setCost(of, 1500);
    const [named, other] = [await order({ of }), await order({ of })];
    const lower = (orderNo: string) => admin.run(orderCalls.updatePrice, { orderNo, payPrice: 1000 });
    await expect(lower(named.orderNo)).rejects.toMatchObject(refusedWith('改价后低于成本'));
    const id = await submitted({ type: reportTypes.price, shopId, orderNo: named.orderNo });
    await expect(lower(named.orderNo)).rejects.toMatchObject(refusedWith('改价后低于成本'));
    await approve(id);
    await expect(lower(other.orderNo)).rejects.toMatchObject(refusedWith('改价后低于成本'));
    await lower(named.orderNo);
    expect(await orderInfo(named)).toMatchObject({ payPrice: 1000 });
  });

  it('of a price is spent on another order of its demand once the first is cancelled', async () => {
    const shopId = await seller();
    const of = await sku({ merId: shopId, price: 900, stock: 50 });
    await setCost(of, 1000);
    const demandId = await filed({ submit: true });
    await admin.run(demandCalls.accept, { id: demandId, shopId });
    const id = await submitted({ type: reportTypes.price, shopId, demandId });
    await approve(id);
    const [first, second] = [await order({ of }), await order({ of })];
    await admin.run(demandCalls.deal, { id: demandId, orderNo: first.orderNo });
    await storefront.run(openOrderCalls.cancel, { orderNo: first.orderNo });
    await admin.run(demandCalls.deal, { id: demandId, orderNo: second.orderNo });
    expect(await admin.run(info, { id })).toMatchObject({ orderNo: second.orderNo });
  });

  it('is not needed where the house sells its own goods, nor for a price that is not below cost', async () => {
    const [shopId, own] = [await seller(), await sku({ price: 2000, stock: 5 })];
    await setCost(own, 1500);
    const { orderNo } = await order({ of: own });
    await admin.run(orderCalls.updatePrice, { orderNo, payPrice: 1000 });
    const of = await sku({ merId: shopId, price: 2000, stock: 5 });
    await setCost(of, 1500);
    const placed = await order({ of });
    await admin.run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 1600 });
    expect(await orderInfo(placed)).toMatchObject({ payPrice: 1600 });
  });
});

describe('the list of reports', () => {
  it('finds by words, type and state, and counts by state', async () => {
    const id = await submitted({ shopId: await seller(), unitName: '常州材料厂', title: '材料厂报备' });
    const found = (filter: object) => admin.run(list, { page: 1, limit: 10, keywords: '材料厂', ...filter });
    expect((await found({ type: reportTypes.customer, status: waiting })).list).toMatchObject([{ id, isOwn: false }]);
    expect((await found({ type: reportTypes.price })).list).toEqual([]);
    expect((await admin.run(count, {})).find(({ status }) => status === waiting)?.count).toBeGreaterThan(0);
  });

  it('shows people of a shop those of their shop, which they file for no other', async () => {
    const [here, there] = [await seller(), await seller()];
    const may = ['admin:report:list', 'admin:report:save'];
    const { desk } = await keeper(here, may);
    const { id } = await desk.run(save, draft({ unitName: '只看自己' }));
    await filer.run(save, draft({ shopId: there }));
    expect((await desk.run(list, { page: 1, limit: 10 })).list.map((row) => row.id)).toEqual([id]);
    await expect(desk.run(save, draft({ shopId: there }))).rejects.toMatchObject(refusedWith('只能为自己的店铺报备'));
  });
});
