import { all, paged } from '../types.ts';
import { type WireCalls, byId, list, nothing } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

const promoter = {
  ...all('int', 'uid spreadUid spreadCount spreadOrderNum spreadPeopleCount extractCountNum'),
  nickname: 'string',
  ...all('string?', 'realName avatar phone spreadNickname'),
  ...all('decimal', 'brokeragePrice spreadOrderTotalPrice totalBrokeragePrice extractCountPrice freezeBrokeragePrice'),
  payCount: 'null',
  promoterTime: 'moment?',
};
const downline = {
  ...all('int', 'uid spreadCount payCount'),
  ...all('string', 'avatar nickname'),
  isPromoter: 'bool',
};
const commissioned = {
  id: 'int',
  ...all('string', 'orderId realName userPhone'),
  price: 'decimal',
  updateTime: 'moment',
};
const config = {
  ...all('int', 'brokerageFuncStatus storeBrokerageQuota storeBrokerageRatio storeBrokerageTwo brokerageBindind'),
  ...all('int', 'extractTime storeBrokerageIsBubble'),
  userExtractMinPrice: 'decimal',
  userExtractBank: 'string',
};
const ofPromoter = { ...all('int', 'type uid'), ...all('string?', 'nickName dateLimit') };

const withdrawal = {
  ...all('int', 'id uid status'),
  extractType: 'string',
  ...all('string?', 'realName bankCode bankAddress alipayCode mark failMsg wechat bankName qrcodeUrl nickName'),
  ...all('decimal', 'extractPrice balance'),
  failTime: 'moment?',
  ...times,
};
const recharge = {
  ...all('int', 'id uid'),
  ...all('string', 'orderId rechargeType'),
  ...all('decimal', 'price givePrice'),
  refundPrice: 'decimal?',
  paid: 'bool',
  payTime: 'moment?',
  createTime: 'moment',
  ...all('string?', 'avatar nickname'),
};
const balanceEntry = {
  ...all('int', 'id uid pm'),
  ...all('string', 'title mark'),
  nickName: 'string?',
  number: 'decimal',
  createTime: 'moment',
};
const commission = {
  ...all('int', 'id uid type status frozenTime thawTime'),
  ...all('string', 'linkId linkType title mark userName'),
  ...all('decimal', 'price balance'),
  brokerageLevel: 'int?',
  ...times,
};
const paging = all('int?', 'page limit');

const distribution: WireCalls = {
  'GET /admin/store/retail/list': list(promoter, all('string?', 'keywords dateLimit')),
  'POST /admin/store/retail/spread/userlist': { query: paging, body: ofPromoter, data: paged(downline) },
  'POST /admin/store/retail/spread/orderlist': { query: paging, body: ofPromoter, data: paged(commissioned) },
  'GET /admin/store/retail/spread/clean/{id}': { data: 'bool' },
  'GET /admin/store/retail/spread/manage/get': { data: config },
  'POST /admin/store/retail/spread/manage/set': { body: config, data: 'bool' },
};

export const financeCalls: WireCalls = {
  ...distribution,
  'GET /admin/finance/apply/list': list(withdrawal, { ...all('string?', 'keywords extractType dateLimit'), status: 'int?' }),
  'POST /admin/finance/apply/balance': {
    query: { dateLimit: 'string?' },
    data: all('decimal', 'withdrawn unDrawn commissionTotal toBeWithdrawn'),
  },
  'POST /admin/finance/apply/update': nothing({
    query: {
      ...byId,
      ...all('string', 'realName extractType'),
      extractPrice: 'decimal',
      ...all('string?', 'bankCode bankName alipayCode wechat mark qrcodeUrl'),
    },
  }),
  'POST /admin/finance/apply/apply': nothing({ query: { ...all('int', 'id status'), backMessage: 'string?' } }),
  'GET /admin/finance/founds/monitor/list': list(balanceEntry, all('string?', 'keywords dateLimit title')),
  'GET /admin/finance/founds/monitor/brokerage/record': list(commission, { type: 'int?' }),
  'GET /admin/user/topUpLog/list': list(recharge, { uid: 'int?', ...all('string?', 'keywords dateLimit'), paid: 'bool?' }),
  'POST /admin/user/topUpLog/balance': { data: all('decimal', 'total routine weChat refund other') },
};
