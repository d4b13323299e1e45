import type { OrderInfo, OrderRow } from '../src/orders/order/situation.tsx';

/** Orders as the server sends them, for tests. */

const line = (n: number, name: string): OrderRow['productList'][number] => ({
  id: n,
  orderId: 7,
  productId: n,
  unique: String(n),
  info: {
    productId: n,
    productName: name,
    attrValueId: n,
    image: `/mug-${n}.jpg`,
    sku: '红,大',
    price: 600,
    payNum: 2,
    weight: 50,
    volume: 1,
    tempId: 1,
    giveIntegral: null,
    isReply: null,
    isSub: null,
    vipPrice: null,
    productType: 0,
  },
});

const common = {
  id: 7,
  orderId: 'SO202611200007',
  totalNum: 2,
  totalPrice: 1200,
  payPrice: 1200,
  payPostage: 0,
  payType: 'weixin',
  payTypeStr: '微信支付',
  createTime: new Date('2026-11-20T06:05:00Z'),
  status: 0,
  statusStr: { key: 'notShipped', value: '未发货' },
  paid: true,
  isDel: false,
  isAlterPrice: false,
  refundStatus: 0,
  refundPrice: 0,
  refundReasonWap: null,
  refundReasonWapExplain: null,
  refundReasonWapImg: null,
  refundReasonTime: null,
  isRequested: false,
  refundReason: null,
  verifyCode: '',
  shippingType: 1,
  realName: '王小明',
  mark: null,
  remark: null,
  source: 'mall',
  userPhone: '13800138000',
  sentPieces: 0,
  caseState: null,
  waitsSince: null,
  deliveryName: null,
  deliveryId: null,
};

/** Paid and waiting to be sent, unless told. */
export const orderRow = (change: Partial<OrderRow> = {}): OrderRow => ({
  ...common,
  productList: [line(1, '搪瓷杯')],
  orderType: '[普通订单]',
  type: 0,
  totalPostage: 0,
  gainIntegral: 0,
  merId: 0,
  ...change,
});

export const orderInfo = (change: Partial<OrderInfo> = {}): OrderInfo => ({
  ...common,
  uid: 3,
  userAddress: '北京市 海淀区 西三环北路 1 号',
  couponPrice: 0,
  deductionPrice: 0,
  beforePayPrice: null,
  payTime: new Date('2026-11-20T06:06:00Z'),
  shippedTime: null,
  receivedTime: null,
  cancelTime: null,
  sentPieces: 0,
  deliveryType: null,
  deliveryCode: null,
  useIntegral: 0,
  backIntegral: 0,
  nikeName: '小明',
  phone: '13800138000',
  orderInfo: [line(1, '搪瓷杯')],
  refundPieces: [],
  systemStore: null,
  spreadName: null,
  proTotalPrice: 1200,
  refundable: 1200,
  ...change,
});

export const unpaid = { paid: false, statusStr: { key: 'unPaid', value: '未支付' } };
export const sent = {
  status: 1,
  statusStr: { key: 'spike', value: '待收货' },
  deliveryName: '顺丰速运',
  deliveryId: 'SF1234567890123',
};
export const asked = {
  refundStatus: 1,
  statusStr: { key: 'applyRefund', value: '申请退款' },
  isRequested: true,
  refundReasonWap: '与描述不符',
};

const hidden = { totalPrice: null, payPrice: null, payPostage: null, refundPrice: null };
const lineWithoutPrice = ({ info, ...rest }: OrderRow['productList'][number]) => ({ ...rest, info: { ...info, price: null } });

/** Row as the server sends it to people who may not see amounts. */
export const rowWithoutAmounts = (change: Partial<OrderRow> = {}): OrderRow =>
  orderRow({ ...hidden, totalPostage: null, productList: [line(1, '搪瓷杯')].map(lineWithoutPrice), ...change });

export const infoWithoutAmounts = (change: Partial<OrderInfo> = {}): OrderInfo => {
  const sums = { couponPrice: null, deductionPrice: null, proTotalPrice: null, refundable: null };
  return orderInfo({ ...hidden, ...sums, orderInfo: [line(1, '搪瓷杯')].map(lineWithoutPrice), ...change });
};
