import { all } from '../types.ts';
import { pickPoint } from './delivery.ts';
import { type WireCalls, list, nothing } from './wire-call.ts';

const stated = { key: 'string', value: 'string' };
/** Words of a customer about a refund, and its outcome. */
const refund = {
  ...all('string?', 'refundReasonWap refundReasonWapExplain refundReasonWapImg refundReason'),
  refundReasonTime: 'moment?',
  refundPrice: 'decimal?',
  refundStatus: 'int',
};
const line = {
  ...all('int', 'id orderId productId'),
  unique: 'string',
  info: {
    ...all('int', 'productId attrValueId payNum tempId productType'),
    ...all('string', 'productName image sku'),
    ...all('decimal', 'price weight volume'),
    vipPrice: 'decimal?',
    ...all('int?', 'giveIntegral isReply'),
    isSub: 'bool?',
  },
} as const;
/** OrderRow, without what a correct server adds to it. */
const row = {
  ...refund,
  ...all('string', 'orderId payType payTypeStr orderType realName'),
  ...all('string?', 'verifyCode remark'),
  payPrice: 'decimal',
  createTime: 'moment',
  ...all('int', 'status type'),
  statusStr: stated,
  productList: [line],
  ...all('bool', 'isDel paid isAlterPrice'),
} as const;
const info = {
  ...all('int', 'id uid totalNum status refundStatus useIntegral backIntegral shippingType'),
  ...all('string', 'orderId realName userPhone userAddress payType payTypeStr nikeName'),
  ...all('decimal', 'totalPrice payPrice payPostage couponPrice deductionPrice proTotalPrice'),
  refundPrice: 'decimal?',
  createTime: 'moment',
  refundReasonTime: 'moment?',
  statusStr: stated,
  ...all('string?', 'deliveryName deliveryType deliveryId mark remark verifyCode phone spreadName'),
  isDel: 'bool',
  orderInfo: [line],
  'systemStore?': pickPoint,
} as const;
const toVerify = {
  ...all('int', 'id uid totalNum couponId useIntegral backIntegral gainIntegral isChannel status refundStatus shippingType'),
  ...all('int', 'storeId clerkId seckillId bargainId combinationId pinkId merId isMerCheck'),
  ...all('string', 'orderId realName userPhone userAddress payType verifyCode'),
  ...all('decimal', 'totalPostage totalPrice couponPrice deductionPrice payPrice payPostage'),
  ...all('decimal?', 'refundPrice cost freightPrice'),
  ...all('bool', 'paid isRemind isDel isSystemDel'),
  ...all(
    'string?',
    'refundReasonWap refundReasonWapExplain refundReasonWapImg refundReason deliveryType deliveryName deliveryId',
  ),
  ...all('string?', 'mark remark'),
  ...all('moment?', 'payTime refundReasonTime'),
  createTime: 'moment',
  unique: 'null',
  storeOrderInfoVos: [line],
} as const;
const collected = {
  ...refund,
  ...all('int', 'id uid status totalNum shippingType'),
  ...all('string', 'orderId realName userPhone payType payTypeStr verifyCode orderType'),
  ...all('string?', 'storeName clerkName mark remark'),
  ...all('decimal', 'totalPrice payPrice totalPostage payPostage'),
  ...all('null', 'gainIntegral useIntegral backIntegral'),
  ...all('bool', 'paid isDel isSystemDel'),
  payTime: 'moment?',
  createTime: 'moment',
  statusStr: stated,
  productList: [line],
  spreadInfo: { id: 'int?', name: 'string?' },
} as const;

const sending = {
  ...all('string', 'orderNo type'),
  ...all('string?', 'expressRecordType expressCode expressNumber expressTempId toName toTel toAddr deliveryName deliveryTel'),
  ...all('string?', 'expressName expressId id'),
};
const withNo = { orderNo: 'string' };

export const tracking = {
  ...all('string?', 'number type deliverystatus issign expName expSite expPhone courier courierPhone updateTime takeTime logo'),
  'list?': [all('string', 'time status')],
} as const;
const sheet = {
  exportId: 'int?',
  ...all('string?', 'exportCom exportTempId exportToName exportToTel exportToAddress exportSiid'),
  exportOpen: 'int',
};
const top = {
  ...all('int', 'orderCount unpaidCount unshippedCount receivedCount verificationCount completeCount refundCount'),
  ...all('int', 'todayCount proCount monthCount'),
  ...all('decimal', 'sumPrice todayPrice proPrice monthPrice'),
  evaluatedCount: 'null',
};

const figures: WireCalls = {
  'GET /admin/store/order/statistics': { data: top },
  'GET /admin/store/order/statisticsData': {
    query: { ...all('int?', 'page limit'), dateLimit: 'string?' },
    data: [{ count: 'int', price: 'decimal', time: 'string' }],
  },
  'GET /admin/store/order/time': {
    query: { dateLimit: 'string', type: 'int' },
    data: {
      chart: [all('string', 'num time')],
      ...all('int', 'growthRate increaseTimeStatus'),
      ...all('string', 'increaseTime time'),
    },
  },
  'GET /admin/store/order/status/num': {
    query: { dateLimit: 'string?', type: 'int?' },
    data: {
      ...all('int', 'all unPaid notShipped spike bargain complete toBeWrittenOff refunding refunded deleted'),
      refundStatus: 'null',
    },
  },
  'GET /admin/store/order/list/data': {
    query: { dateLimit: 'string?' },
    data: { count: 'int', ...all('decimal?', 'amount weChatAmount yueAmount') },
  },
};

export const orderCalls: WireCalls = {
  ...figures,
  'GET /admin/store/order/list': list(row, { ...all('string?', 'orderNo dateLimit status'), type: 'int' }),
  'GET /admin/store/order/info': { query: withNo, data: info },
  'POST /admin/store/order/update/price': nothing({ body: { ...withNo, payPrice: 'decimal' } }),
  'POST /admin/store/order/mark': nothing({ query: { ...withNo, mark: 'string' } }),
  'POST /admin/store/order/send': nothing({ body: sending }),
  'GET /admin/store/order/refund': { query: { ...withNo, amount: 'decimal' }, data: 'bool' },
  'GET /admin/store/order/refund/refuse': nothing({ query: { ...withNo, reason: 'string' } }),
  'GET /admin/store/order/delete': nothing({ query: withNo }),
  'GET /admin/store/order/status/list': list(
    { oid: 'int', ...all('string', 'changeType changeMessage'), createTime: 'moment' },
    withNo,
  ),
  'GET /admin/store/order/getLogisticsInfo': { query: withNo, data: tracking },
  'GET /admin/store/order/sheet/info': { data: sheet },
  'GET /admin/store/order/writeConfirm/{vCode}': { data: toVerify },
  'GET /admin/store/order/writeUpdate/{vCode}': { data: 'bool' },
  'GET /admin/export/excel/order': {
    query: { ...all('string?', 'orderNo dateLimit status'), type: 'int' },
    data: { fileName: 'url' },
  },
  'GET /admin/yly/print/{orderNo}': nothing(),
  'POST /admin/system/store/order/list': {
    query: { ...all('int?', 'storeId page limit'), ...all('string?', 'dateLimit keywords') },
    data: {
      ...all('int', 'total refundTotal'),
      ...all('decimal?', 'orderTotalPrice refundTotalPrice'),
      list: { ...all('int', 'page limit totalPage total'), list: [collected] },
    },
  },
};
