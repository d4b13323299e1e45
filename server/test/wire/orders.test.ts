import { beforeAll, describe, expect, it } from 'vitest';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { deliveryIn } from '../delivery.ts';
import { ordersIn } from '../orders.ts';
import { openShop } from '../shop.ts';
import { type WireType, all, misfits, paged } from './types.ts';

const shop = openShop();
const { sku, order, draft, pay, askRefund, storefront } = ordersIn(shop);
const { point, clerk } = deliveryIn(shop);
const get = (path: string, query = {}) => shop.admin().raw('GET', `/admin${path}`, { query });

const line = {
  ...all('int', 'id orderId productId'),
  unique: 'string',
  info: {
    ...all('int', 'productId attrValueId payNum tempId productType'),
    ...all('string', 'productName image sku'),
    ...all('decimal', 'price weight volume vipPrice'),
    giveIntegral: 'int?',
    isReply: 'int?',
    isSub: 'bool?',
  },
} as const;
const shared = {
  ...all('int', 'id totalNum status refundStatus shippingType'),
  ...all('string', 'orderId payType payTypeStr verifyCode realName source mark'),
  ...all('decimal', 'totalPrice payPrice payPostage refundPrice'),
  ...all('bool', 'paid isDel isAlterPrice'),
  ...all('string?', 'refundReasonWap refundReasonWapExplain refundReasonWapImg refundReason remark'),
  createTime: 'moment',
  refundReasonTime: 'moment?',
  statusStr: { key: 'string', value: 'string' },
};

/** OrderRow with the wire's own wishes, and after the dashes what is ours. */
const row = {
  ...shared,
  ...all('int', 'type gainIntegral merId'),
  orderType: 'string',
  totalPostage: 'decimal',
  productList: [line],
  // ---
  userPhone: 'string',
  sentPieces: 'int',
  caseState: 'string?',
  handler: 'null',
  seller: 'null',
  isOwedByHand: 'bool',
  isMoneyFrozen: 'bool',
  isRequested: 'bool',
  waitsSince: 'moment?',
  ...all('string?', 'deliveryName deliveryId'),
} as const;
const place = {
  id: 'int',
  ...all('string', 'name introduction phone address detailedAddress image latitude longitude validTime dayTime'),
  ...all('bool', 'isShow isDel'),
  ...all('moment', 'createTime updateTime'),
};
const info = {
  ...shared,
  ...all('int', 'uid useIntegral backIntegral'),
  ...all('string', 'userPhone userAddress nikeName'),
  ...all('string?', 'phone deliveryName deliveryType deliveryId spreadName viaKey'),
  ...all('decimal', 'couponPrice deductionPrice proTotalPrice'),
  orderInfo: [{ ...line, ...all('decimal', 'paidPrice refundedPrice') }],
  // ---
  ...all('moment?', 'payTime shippedTime receivedTime cancelTime'),
  sentPieces: 'int',
  caseState: 'string?',
  handler: 'null',
  seller: 'null',
  isOwedByHand: 'bool',
  isMoneyFrozen: 'bool',
  isRequested: 'bool',
  deliveryCode: 'string?',
  beforePayPrice: 'decimal?',
  refundable: 'decimal',
  refundPieces: [{ lineId: 'int', quantity: 'int' }],
} as const;
const verify = {
  ...all(
    'int',
    'id uid totalNum couponId useIntegral backIntegral gainIntegral isChannel status refundStatus shippingType storeId',
  ),
  ...all('int', 'clerkId seckillId bargainId combinationId pinkId merId isMerCheck'),
  ...all('string', 'orderId realName userPhone userAddress payType verifyCode mark'),
  ...all('decimal', 'totalPostage totalPrice couponPrice deductionPrice payPrice payPostage refundPrice cost freightPrice'),
  ...all('bool', 'paid isRemind isDel isSystemDel'),
  ...all(
    'string?',
    'refundReasonWap refundReasonWapExplain refundReasonWapImg refundReason deliveryType deliveryName deliveryId',
  ),
  remark: 'string?',
  ...all('moment?', 'payTime refundReasonTime'),
  createTime: 'moment',
  unique: 'null',
  storeOrderInfoVos: [line],
} as const;
const fetched = {
  ...row,
  ...all('int', 'uid useIntegral backIntegral'),
  payTime: 'moment?',
  isSystemDel: 'bool',
  storeName: 'string',
  clerkName: 'string?',
  spreadInfo: { id: 'int', name: 'string' },
} as const;
const person = {
  ...all('int', 'id uid storeId verifyStatus status'),
  ...all('string', 'avatar staffName phone'),
  ...all('moment', 'createTime updateTime'),
};
const template = {
  ...all('int', 'id type sort'),
  name: 'string',
  /** Ours. */
  edition: 'string',
  appoint: 'bool',
  ...all('moment', 'createTime updateTime'),
};
const rate = { cityId: 'string', title: 'json', ...all('decimal', 'first firstPrice renewal renewalPrice'), uniqid: 'string' };
const carrier = {
  ...all('int', 'id sort'),
  ...all('string', 'code name'),
  ...all('string?', 'account password netName'),
  ...all('bool', 'partnerId partnerKey net isShow status'),
  /** Ours. */
  wechatCode: 'string?',
};
const city = {
  ...all('int', 'id cityId level parentId'),
  ...all('string', 'areaCode name mergerName lng lat'),
  isShow: 'bool',
  ...all('moment', 'createTime updateTime'),
};
const top = {
  ...all('int', 'orderCount unpaidCount unshippedCount receivedCount verificationCount completeCount refundCount'),
  // Ours: those under way of them, and those that wait for no team.
  ...all('int', 'refundingCount toSendCount toHandOutCount'),
  ...all('int', 'todayCount proCount monthCount'),
  ...all('decimal', 'sumPrice todayPrice proPrice monthPrice'),
  evaluatedCount: 'null',
};
const today = {
  ...all('decimal', 'sales yesterdaySales'),
  ...all('int', 'pageviews yesterdayPageviews orderNum yesterdayOrderNum newUserNum yesterdayNewUserNum'),
};
const work = {
  ...all('int', 'notShippingOrderNum refundingOrderNum notWriteOffOrderNum vigilanceInventoryNum onSaleProductNum'),
  ...all('int', 'notSaleProductNum notAuditNum'),
  totalRechargeAmount: 'decimal',
};
const counts = {
  ...all('int', 'all unPaid notShipped spike bargain complete toBeWrittenOff refunding refunded deleted'),
  // Ours: by the teams of group-buys.
  ...all('int', 'toSend toHandOut teamWaiting'),
  refundStatus: 'null',
};

const names = { orderNo: '', fetchedNo: '', vCode: '' };
beforeAll(async () => {
  await shop.admin().run(configCalls.save, { key: 'store_self_mention', value: 'true' });
  const [of, storeId] = [await sku({ stock: 100 }), await point()];
  await clerk({ storeId });
  names.orderNo = (await order({ of, sent: true, mark: '请轻放' })).orderNo;
  const pickUp = { storeId, name: '李四', phone: '13900001234' };
  const placed = await storefront.run(openOrderCalls.create, { ...draft({ of }), address: undefined, pickUp });
  await pay(placed);
  Object.assign(names, { fetchedNo: placed.orderNo, vCode: placed.verifyCode });
});

const orders = '/store/order';
const freight = '/express/shipping';
const home = '/statistics/home';

describe('what is read of orders and delivery', () => {
  it.each<[string, object, WireType]>([
    [`${orders}/list`, { type: 0, status: 'all', dateLimit: '', orderNo: '', page: 1, limit: 20 }, paged(row)],
    [`${orders}/list`, { page: 1, limit: 10, status: 'spike' }, paged(row)],
    [`${orders}/status/num`, { dateLimit: 'today', type: 0 }, counts],
    [`${orders}/list/data`, { dateLimit: '' }, { count: 'int', ...all('decimal', 'amount weChatAmount yueAmount') }],
    [
      `${orders}/sheet/info`,
      {},
      {
        exportId: 'int?',
        ...all('string?', 'exportCom exportTempId exportToName exportToTel exportToAddress exportSiid'),
        exportOpen: 'int',
      },
    ],
    [`${orders}/statistics`, {}, top],
    [`${orders}/statisticsData`, { page: 1, limit: 10 }, [{ count: 'int', price: 'decimal', time: 'string' }]],
    [
      `${orders}/time`,
      { dateLimit: 'today', type: 1 },
      {
        chart: [{ num: 'string', time: 'string' }],
        ...all('int', 'growthRate increaseTimeStatus'),
        ...all('string', 'increaseTime time'),
      },
    ],
    ['/system/store/list', { status: 1, page: 1, limit: 20 }, paged(place)],
    ['/system/store/getCount', {}, all('int', 'show hide recycle')],
    ['/system/store/info', { id: 1 }, place],
    [
      '/system/store/staff/list',
      { storeId: '', page: 1, limit: 9999 },
      paged({ ...person, systemStore: place, user: { account: 'string', realName: 'string' } }),
    ],
    ['/system/store/staff/info', { id: 1 }, person],
    [`${freight}/templates/list`, { page: 1, limit: 20 }, paged(template)],
    [`${freight}/templates/info`, { id: 1 }, template],
    [`${freight}/region/list`, { tempId: 1 }, [rate]],
    [`${freight}/free/list`, { tempId: 1 }, [{ cityId: 'string', title: 'json', number: 'decimal', price: 'decimal' }]],
    ['/system/city/list', { parentId: 0 }, [city]],
    ['/system/city/info', { id: 1 }, city],
    ['/express/list', { page: 1, limit: 999, isShow: 1 }, paged(carrier)],
    ['/express/all', { type: 'normal' }, [carrier]],
    ['/express/info', { id: 1 }, carrier],
    [`${home}/index`, {}, today],
    [`${home}/operating/data`, {}, work],
    [`${home}/chart/user/buy`, {}, all('int', 'zero one history back')],
    ['/export/excel/order', { type: 0, status: 'all', dateLimit: '', orderNo: '' }, { fileName: 'string' }],
  ])('has the keys and types of the wire: %s %j', async (path, query, type) => {
    const { code, data } = await get(path, query);
    expect({ code, misfits: misfits(data, type) }).toEqual({ code: 200, misfits: [] });
  });

  it('of one order has the keys and types of the wire', async () => {
    const sent = await get(`${orders}/info`, { orderNo: names.orderNo });
    const waiting = await get(`${orders}/info`, { orderNo: names.fetchedNo });
    expect(misfits(sent.data, { ...info, systemStore: 'null' })).toEqual([]);
    expect(misfits(waiting.data, { ...info, systemStore: place })).toEqual([]);

    const steps = await get(`${orders}/status/list`, { orderNo: names.orderNo, page: 1, limit: 10 });
    const step = { oid: 'int', ...all('string', 'changeType changeMessage'), createTime: 'moment' };
    expect(misfits(steps.data, paged(step))).toEqual([]);
  });

  it('of an order that is fetched has every column that the wire names, and is handed out with true', async () => {
    const list = await shop.admin().raw('POST', '/admin/system/store/order/list', { query: { page: 1, limit: 20 } });
    const sums = { ...all('int', 'total refundTotal'), ...all('decimal', 'orderTotalPrice refundTotalPrice') };
    expect(misfits(list.data, { ...sums, list: paged(fetched) })).toEqual([]);

    expect(misfits((await get(`${orders}/writeConfirm/${names.vCode}`)).data, verify)).toEqual([]);
    expect(await get(`${orders}/writeUpdate/${names.vCode}`)).toMatchObject({ code: 200, data: true });
  });

  it('of regions is a tree of three levels, and of days an object in the order of the axis', async () => {
    const { data } = await get('/system/city/list/tree');
    const [province] = data as { id: number; child: { child: object[] }[] }[];
    expect(Object.keys(province ?? {})).toEqual(['id', 'cityId', 'parentId', 'name', 'isShow', 'child']);
    expect(Object.keys(province?.child[0]?.child[0] ?? {})).toEqual(['id', 'cityId', 'parentId', 'name', 'isShow']);

    const keys = (part: unknown) => Object.keys(part as object);
    const days = (await get(`${home}/chart/order`)).data as Record<string, object>;
    const week = (await get(`${home}/chart/order/week`)).data as Record<string, object>;
    const year = (await get(`${home}/chart/order/year`)).data as Record<string, object>;
    expect([keys(days['quality']).length, keys(days['price']).length]).toEqual([31, 31]);
    expect(keys(week['preQuality'])).toEqual(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
    expect(keys(year['prePrice']).slice(0, 2)).toEqual(['一月', '二月']);
    expect(keys((await get(`${home}/chart/user`)).data)).toHaveLength(31);
  });
});

describe('what is answered to an act', () => {
  it('is true for a refund that the wire agrees to, and null for a refused one', async () => {
    const [asked, other] = [await order({ of: await sku(), paid: true }), await order({ of: await sku(), paid: true })];
    await askRefund(asked);
    await askRefund(other);

    expect(await get(`${orders}/refund/refuse`, { orderNo: other.orderNo, reason: '' })).toMatchObject({
      message: '请填写拒绝退款原因',
    });
    expect(await get(`${orders}/refund/refuse`, { orderNo: other.orderNo, reason: '已拆封' })).toMatchObject({
      code: 200,
      data: null,
    });
    expect(await get(`${orders}/refund`, { orderNo: asked.orderNo, amount: '10.00' })).toMatchObject({ code: 200, data: true });
  });

  it('is a sentence of the wire where the list is asked for what is not there', async () => {
    expect(await get(`${orders}/list`, { type: 3 })).toMatchObject({ code: 400, message: '未知的订单类型' });
    expect(await get(`${orders}/list`, { type: 0, status: 'lost' })).toMatchObject({ code: 400, message: '未知的订单状态' });
    expect(await get('/system/store/list', { status: 7 })).toMatchObject({ code: 400, message: '未知的状态' });
    expect((await get(`${orders}/list`, { type: 0, dateLimit: 'someday' })).message).toMatch(/^选择时间参数格式错误/);
  });
});
