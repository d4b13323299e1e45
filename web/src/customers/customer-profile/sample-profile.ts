import type { Answer } from '#contract/call.ts';
import type { Customer } from '#contract/customers/customer-record.ts';
import type { CustomerAddress } from '#contract/delivery/customer-addresses.ts';
import type { profileCalls } from '#contract/profiles/profiles.ts';
import type { CustomerBill, ProfileOrder } from '#contract/profiles/profile-records.ts';

const at = new Date('2026-11-01T04:00:00Z');
const texts = { realName: '', birthday: '', cardId: '', mark: '', groupId: '', tagId: '', avatar: '', addres: '', addIp: '' };
const legacy = { partnerId: null, adminid: 0, loginType: '', cleanTime: null, path: '/0/' };
const counts = { brokeragePrice: 0, experience: 0, signNum: 0, payCount: 2, spreadCount: 0, level: 0, spreadUid: 0 };
const times = { createTime: at, updateTime: at, lastLoginTime: at, spreadTime: null, promoterTime: null };
const flags = { status: true, isPromoter: false, subscribe: false };

export const savedAddress: CustomerAddress = {
  id: 1,
  name: '林小满',
  phone: '138****8000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
  cityId: 330106,
  isDefault: true,
  createTime: at,
  updateTime: at,
};

const user: Customer = {
  ...texts,
  ...legacy,
  ...counts,
  ...times,
  ...flags,
  lastIp: '',
  uid: 7,
  account: 'lin',
  nickname: '林小满',
  phone: '138****8000',
  sex: 2,
  country: 'CN',
  nowMoney: 1250,
  integral: 30,
  userType: 'h5',
};

export const top: Answer<typeof profileCalls.topDetail> = {
  user,
  balance: 1250,
  integralCount: 30,
  allOrderCount: 7,
  mothOrderCount: 2,
  allConsumeCount: 9900,
  mothConsumeCount: 800,
};

const { account: _account, promoterTime: _promoterTime, ...common } = user;

export const overview: Answer<typeof profileCalls.overview> = {
  customer: {
    ...common,
    groupName: null,
    tagName: '常客,送礼',
    levelName: '黄铜会员',
    spreadNickname: '无',
    isPromoter: true,
    spreadCount: 3,
  },
  lastPayTime: at,
  paidOrders: 4,
  refundedOrders: 1,
  months: [
    { month: '2026-10', orders: 1, spent: 0 },
    { month: '2026-11', orders: 2, spent: 8000 },
  ],
};

const amounts = { freightPrice: 0, totalPostage: 0, payPostage: 0, deductionPrice: 0, couponPrice: 0, refundPrice: 0, cost: 0 };
const campaigns = { combinationId: 0, pinkId: 0, seckillId: 0, bargainId: 0, bargainUserId: 0, isChannel: 0, isMerCheck: 0 };
const none = {
  refundReasonWapImg: null,
  refundReasonWapExplain: null,
  refundReasonTime: null,
  refundReasonWap: null,
  refundReason: null,
  deliveryName: null,
  deliveryType: null,
  deliveryId: null,
  deliveryCode: null,
  mark: null,
  remark: null,
  outTradeNo: null,
};
const numbers = { gainIntegral: 0, useIntegral: 0, backIntegral: 0, merId: 0, storeId: 0, clerkId: 0, couponId: 0, type: 0 };

export const orderOf = (id: number): ProfileOrder => ({
  ...amounts,
  ...campaigns,
  ...none,
  ...numbers,
  id,
  orderId: `order${id}`,
  uid: 7,
  realName: '林小满',
  userPhone: '138****8000',
  userAddress: '杭州',
  totalNum: 1,
  totalPrice: 4200,
  proTotalPrice: 4200,
  payPrice: 4100,
  beforePayPrice: 4100,
  paid: true,
  payTime: at,
  payType: 'weixin',
  createTime: at,
  updateTime: at,
  status: 1,
  refundStatus: 0,
  statusStr: { key: 'spike', value: '待收货' },
  shippingType: 1,
  verifyCode: '',
  isDel: false,
  isSystemDel: false,
  isAlterPrice: false,
  isRemind: false,
});

export const billOf = (pm: number, number: number): CustomerBill => ({
  id: pm + 1,
  uid: 7,
  linkId: '0',
  pm,
  title: '后台操作',
  category: 'now_money',
  type: 'system_add',
  number,
  balance: 1250,
  mark: '后台操作',
  status: 1,
  updateTime: at,
  add_time: at,
});

export const pageOf = <R>(...list: R[]) => ({ page: 1, limit: 6, totalPage: 1, total: list.length, list });
