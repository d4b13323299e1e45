import { beforeAll, describe, expect, it } from 'vitest';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { bargainsIn } from '../bargains.ts';
import { marketingIn } from '../marketing.ts';
import { ordersIn } from '../orders.ts';
import { readSheet } from '../sheets.ts';
import { openShop } from '../shop.ts';
import { type WireType, all, misfits, paged } from './types.ts';

const shop = openShop();
const { order } = ordersIn(shop);
const campaigns = marketingIn(shop);
const bargains = bargainsIn(shop);
const admin = shop.admin();
const done = { code: 200, message: '操作成功', data: null };

const get = (path: string, query = {}) => admin.raw('GET', `/admin/store${path}`, { query });
const post = (path: string, { query = {}, body = {} }) => admin.raw('POST', `/admin/store${path}`, { query, body });
const listOf = (page: unknown): Record<string, unknown>[] => Object(page).list;

/** Fields that the rows of all kinds have, 2.2 to 2.4; the state of the goods, the reason for closing it and who bears the discount are ours. */
const common = {
  ...all('int', 'id productId sort stock sales num tempId quota quotaShow goodsState bearer'),
  ...all('string', 'image title info unitName'),
  ...all('decimal', 'price cost weight volume'),
  isDel: 'bool',
  stopReason: 'string?',
};
const attr: WireType = { ...all('int', 'id productId type'), ...all('string', 'attrName attrValues'), isDel: 'bool' };

/** 2.2. */
const bargain = {
  ...common,
  ...all('int', 'bargainNum giveIntegral look share surplusQuota peopleNum countPeopleAll countPeopleHelp countPeopleSuccess'),
  ...all('string', 'storeName startTime stopTime'),
  images: 'json',
  minPrice: 'decimal',
  ...all('bool', 'status isHot isPostage'),
  addTime: 'moment',
  ...all('null', 'bargainMaxPrice bargainMinPrice postage rule attr attrValue'),
};
const participation = {
  ...all('int', 'id uid bargainId status num peopleNum'),
  ...all('decimal', 'bargainPriceMin bargainPrice price nowPrice'),
  ...all('string', 'avatar nickname title'),
  ...all('moment', 'addTime dataTime'),
};
const help = {
  ...all('int', 'id uid bargainId bargainUserId'),
  price: 'decimal',
  addTime: 'moment',
  ...all('string', 'avatar nickname'),
};

/** 2.3. */
const groupBuy = {
  ...common,
  ...all('int', 'merId people addTime startTime stopTime effectiveTime browse onceNum virtualRation'),
  ...all('int', 'countPeople countPeopleAll countPeoplePink remainingQuota'),
  images: 'json',
  otPrice: 'decimal',
  stopTimeStr: 'string',
  ...all('bool', 'isHost isShow combination'),
  ...all('null', 'attr merUse isPostage postage productAttr productValue specType aloneAttrValueId'),
};
const team = {
  ...all('int', 'id uid people kid status countPeople'),
  ...all('moment', 'addTime stopTime'),
  ...all('string', 'nickname avatar title'),
};
const member = {
  ...all('int', 'id uid'),
  ...all('string', 'orderId nickname avatar'),
  totalPrice: 'decimal',
  ...all('int?', 'orderStatus refundStatus'),
};

/** 2.4. */
const slot = {
  ...all('int', 'id startTime endTime killStatus status'),
  sort: 'int?',
  ...all('string', 'name time statusName'),
  silderImgs: 'json',
  img: 'null',
  ...all('moment', 'createTime updateTime'),
  isDel: 'bool',
  /** Ours. */
  isOwn: 'bool',
};
const flashSale = {
  ...common,
  ...all('int', 'giveIntegral status killStatus limitLeftNum timeId currentTimeId'),
  images: ['string'],
  ...all('decimal', 'postage otPrice'),
  ...all('string', 'startTime stopTime statusName content currentTime'),
  createTime: 'moment',
  ...all('bool', 'isPostage isShow specType'),
  attr: [attr],
  storeSeckillManagerResponse: slot,
  ...all('null', 'description attrValue attrValues cateIds timeSwap percent'),
} as const;

/** 2.5, in which the kinds differ by what they leave empty. */
const sku: Record<string, WireType> = {
  ...all('int', 'productId stock sales type quota quotaShow'),
  id: 'int?',
  ...all('string', 'suk image'),
  ...all('decimal', 'price cost otPrice weight volume brokerage brokerageTwo'),
  attrValue: 'json',
  /** Ours. */
  barCode: 'string',
};
const infoOf = (own: Record<string, WireType>, floor: string): WireType => ({
  ...all('int', 'id productId sort giveIntegral tempId num'),
  ...all('string', 'image unitName title'),
  /** Ours. */
  edition: 'string',
  bearer: 'int',
  sliderImage: 'json',
  ...all('bool', 'isHot specType'),
  attr: [attr],
  attrValue: [{ ...sku, minPrice: floor }],
  ...all('string?', 'content info storeName storeInfo'),
  ...all('null', 'keyword cateId cateStr isBenefit isBest isNew isGood isSub ficti activity couponIds flatPattern'),
  ...all('null', 'status timeId startTimeStr stopTimeStr startTime stopTime bargainNum peopleNum'),
  ...all('null', 'effectiveTime onceNum virtualRation people isShow'),
  ...own,
});

interface SoldSku {
  id: number;
  skuId: number;
}
let [sold, cut, grouped]: SoldSku[] = [];

beforeAll(async () => {
  sold = await campaigns.sale();
  cut = await bargains.bargain();
  grouped = await campaigns.groupBuy();
});

describe('bargains', () => {
  it('are listed, read and followed with the keys and types of the wire', async () => {
    const id = cut?.id ?? 0;
    const started = await bargains.start(id, 'ann');
    await bargains.help(started.id, 'bob');

    const { data } = await get('/bargain/list', { page: '1', limit: '20', keywords: '', status: '', temp: 1 });
    expect(misfits(data, paged(bargain))).toEqual([]);
    expect(listOf(data)[0]?.['startTime']).toMatch(/^\d{4}-\d\d-\d\d$/);

    const info = infoOf(all('int', 'status startTime stopTime bargainNum peopleNum'), 'decimal');
    expect(misfits((await get('/bargain/info', { id })).data, info)).toEqual([]);

    const page = (await get('/bargain/bargain_list', { page: 1, limit: 20, status: '', dateLimit: '' })).data;
    expect(misfits(page, paged(participation))).toEqual([]);
    expect(misfits((await get(`/bargain/bargain_list/${started.id}`)).data, [help])).toEqual([]);
  });
});

describe('group-buys', () => {
  it('are listed, read and followed with the keys and types of the wire', async () => {
    const { id = 0, skuId = 0 } = grouped ?? {};
    await order({ of: skuId, activityId: id, buyer: { account: 'lead' }, paid: true });

    const { data } = await get('/combination/list', { page: 1, limit: 20, keywords: '', isShow: '1' });
    expect(misfits(data, paged(groupBuy))).toEqual([]);

    const info = infoOf(
      { ...all('int', 'startTime stopTime effectiveTime onceNum virtualRation people'), isShow: 'bool' },
      'null',
    );
    expect(misfits((await get('/combination/info', { id })).data, info)).toEqual([]);
    expect(misfits((await get('/combination/statistics')).data, all('int', 'countPeople countTeam'))).toEqual([]);

    const teams = (await get('/combination/combine/list', { page: 1, limit: 20, status: '', dateLimit: 'lately7' })).data;
    expect(misfits(teams, paged(team))).toEqual([]);
    expect(misfits((await get(`/combination/order_pink/${String(listOf(teams)[0]?.['id'])}`)).data, [member])).toEqual([]);
  });

  it('are saved, switched and deleted in the words of the wire', async () => {
    const { draft } = await campaigns.groupDraft({ title: '周末拼' });
    const body = { ...JSON.parse(JSON.stringify(draft)), startTime: '2030-01-01', stopTime: '2030-01-02', images: '["a.png"]' };
    const attrValue = [{ ...body.attrValue[0], price: '7.00' }];
    expect(await post('/combination/save', { body: { ...body, attrValue } })).toEqual({ ...done, message: '新增拼团商品成功' });

    const id = (await admin.run(groupBuyCalls.list, { page: 1, limit: 1, keywords: '周末拼' })).list[0]?.id;
    expect(await post('/combination/update', { query: { id }, body: { ...body, id, attrValue } })).toEqual(done);
    expect(await post('/combination/update/status', { query: { id, isShow: 'false' } })).toEqual(done);
    expect(await get('/combination/delete', { id })).toEqual(done);
  });
});

describe('flash sales', () => {
  it('are listed and read with the keys and types of the wire', async () => {
    const { data } = await get('/seckill/list', { page: 1, limit: 20, keywords: '', timeId: '', status: '1' });
    expect(misfits(data, paged(flashSale))).toEqual([]);

    const own = {
      ...all('int', 'status timeId'),
      ...all('string', 'startTimeStr stopTimeStr'),
      isShow: 'bool',
      time: 'string?',
    } as const;
    expect(misfits((await get('/seckill/info', { id: sold?.id })).data, infoOf(own, 'null'))).toEqual([]);
  });

  it('are missed in the words of the wire', async () => {
    expect(await get('/seckill/info', { id: 99_999 })).toEqual({ code: 500, message: '未找到对应商品信息', data: null });
    for (const path of ['/seckill/update/status', '/bargain/update/status', '/bargain/bargain_list/update/status'])
      expect((await post(path, { query: { id: 99_999, status: 1 } })).message).toMatch(/商品不存在$/);
  });

  it('run in slots that are listed, read and switched with the keys and types of the wire', async () => {
    const { data } = await get('/seckill/manger/list', { page: 1, limit: 10, name: '', status: '', isDel: 'false' });
    expect(misfits(data, paged(slot))).toEqual([]);

    const id = Number(listOf(data)[0]?.['id']);
    expect(misfits((await get('/seckill/manger/info', { id })).data, slot)).toEqual([]);
    const path = '/seckill/manger/update/status';
    expect(await post(`${path}/${id}`, { query: { status: 'true' } })).toEqual({ ...done, data: true });
    expect(await post(`${path}/99999`, { query: { status: 1 } })).toMatchObject({ code: 500, message: '秒杀时段不存在' });
  });
});

/** 2.7 */
describe('the workbooks', () => {
  it.each([
    [
      '/bargain/product',
      { keywords: '', status: '' },
      '砍价',
      '砍价活动名称,砍价活动简介,砍价金额,用户每次砍价的次数,砍价状态,砍价开启时间,砍价结束时间,销量,库存,返多少积分,添加时间',
    ],
    [
      '/combiantion/product',
      { keywords: '', isShow: '1' },
      '拼团',
      '编号,拼团名称,原价,拼团价,库存,拼团人数,参与人数,成团数量,销量,商品状态,拼团结束时间',
    ],
  ])('of %s have title, time and headings of the wire', async (path, query, name, headings) => {
    const { data } = await admin.raw('GET', `/admin/export/excel${path}`, { query });
    expect(misfits(data, { fileName: 'string' })).toEqual([]);

    const { rawPayload } = await shop.app.http.inject({ url: Object(data).fileName });
    const [title, time, heads] = (await readSheet(new Uint8Array(rawPayload))).rows;
    expect([title?.[0], heads]).toEqual([`${name}商品导出`, headings.split(',')]);
    expect(time?.[0]).toMatch(/^生成时间:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('are refused where there is nothing to export', async () => {
    const { code, message } = await admin.raw('GET', '/admin/export/excel/bargain/product', { query: { keywords: '没有这种' } });
    expect([code, message]).toEqual([500, '没有可导出的数据！']);
  });
});

describe('points', () => {
  it('are listed by a body and a page in the query, with the keys and types of the wire', async () => {
    await order({ of: sold?.skuId ?? 0, buyer: { account: 'ann' } });
    const [{ uid } = { uid: 0 }] = listOf((await get('/bargain/bargain_list', { page: 1, limit: 1 })).data);
    const move = { uid, integralType: 1, integralValue: 5, moneyType: 1, moneyValue: '0' };
    expect(await admin.raw('GET', '/admin/user/operate/founds', { query: move })).toMatchObject({ code: 200 });

    const asked = { query: { page: 1, limit: 20 }, body: { dateLimit: '', keywords: '' } };
    const { data } = await admin.raw('POST', '/admin/user/integral/list', asked);

    expect(listOf(data)[0]).toMatchObject({ uid, title: '后台积分操作', integral: 5, type: 1, nickName: 'ann' });
    expect(listOf(data)[0]?.['updateTime']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('have their settings as texts, under the number of the form', async () => {
    const { data } = await admin.raw('GET', '/admin/system/config/info', { query: { formId: 109 } });
    expect(misfits(data, all('string', 'id integral_ratio order_give_integral freeze_integral_day'))).toEqual([]);

    const fields = [
      { name: 'integral_ratio', title: 'integral_ratio', value: '' },
      { name: 'order_give_integral', title: 'order_give_integral', value: 1 },
    ];
    const body = { id: 109, sort: 0, status: true, fields };
    expect(await admin.raw('POST', '/admin/system/config/save/form', { body })).toMatchObject({ message: /不能为空！$/ });
  });
});
