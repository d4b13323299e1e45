import { type WireType, all, paged } from '../types.ts';
import { type WireCalls, byId, list, nothing, one } from './wire-call.ts';

const times = all('moment', 'createTime updateTime');

/** 3.1: in rows and in the record alike. */
const person = {
  ...all('int', 'uid sex integral experience signNum level spreadUid payCount spreadCount'),
  ...all('string', 'nickname userType'),
  ...all('string?', 'realName birthday cardId mark groupId tagId avatar phone country addIp lastIp addres loginType'),
  ...all('decimal', 'nowMoney brokeragePrice'),
  ...all('bool', 'status isPromoter subscribe'),
  ...all('int?', 'partnerId adminid'),
  ...all('moment?', 'spreadTime cleanTime lastLoginTime'),
  ...times,
};
const row = { ...person, ...all('string?', 'groupName tagName'), spreadNickname: 'string' };
const info = { ...person, account: 'string', path: 'string?', promoterTime: 'moment?' };

const order = {
  ...all('int', 'id uid totalNum couponId status refundStatus gainIntegral useIntegral backIntegral merId isMerCheck'),
  ...all('int', 'combinationId pinkId seckillId bargainId bargainUserId storeId shippingType clerkId isChannel type'),
  ...all('string', 'orderId realName userPhone userAddress payType'),
  ...all(
    'string?',
    'refundReasonWapImg refundReasonWapExplain refundReasonWap refundReason deliveryName deliveryType deliveryId',
  ),
  ...all('string?', 'mark remark verifyCode deliveryCode outTradeNo'),
  ...all('decimal', 'totalPrice totalPostage payPrice payPostage deductionPrice couponPrice proTotalPrice'),
  ...all('decimal?', 'freightPrice refundPrice cost beforePayPrice'),
  ...all('bool', 'paid isDel isRemind isSystemDel isAlterPrice'),
  ...all('moment?', 'payTime refundReasonTime'),
  ...times,
};
const points = {
  ...all('int', 'id uid integral balance'),
  ...all('string', 'title mark nickName'),
  updateTime: 'moment',
  ...all('null', 'linkId linkType type status frozenTime thawTime createTime'),
};
const signIn = {
  ...all('int', 'id uid number balance type'),
  title: 'string',
  ...all('moment', 'createDay createTime'),
};
const held = {
  ...all('int', 'id couponId cid uid status useType'),
  ...all('string', 'name type'),
  primaryKey: 'string?',
  ...all('decimal', 'money minPrice'),
  ...all('moment?', 'startTime endTime useTime'),
  ...times,
};
const movement = {
  ...all('int', 'id uid pm status'),
  ...all('string', 'linkId title category type mark'),
  ...all('decimal', 'number balance'),
  ...all('moment', 'updateTime add_time'),
};
/** Records by the number of the tab that is asked for. */
const records: Readonly<Record<string, WireType>> = { 0: order, 1: points, 2: signIn, 3: held, 4: movement, 5: info };

const level = {
  ...all('int', 'id experience grade discount'),
  ...all('string', 'name icon'),
  ...all('bool', 'isShow isDel'),
  ...times,
};
const levelDraft = {
  ...all('int', 'experience grade discount'),
  ...all('string', 'name icon'),
  isShow: 'bool',
  id: 'int?',
};
const levelRecord = {
  ...all('int', 'id uid levelId grade discount'),
  mark: 'string',
  ...all('bool', 'status remind isDel'),
  ...times,
};
const group = { id: 'int', groupName: 'string' };
const tag = { id: 'int', name: 'string' };

const filters = {
  ...all('string?', 'keywords userType level groupId labelId sex payCount country province city dateLimit'),
  ...all('bool?', 'isPromoter status'),
  accessType: 'int?',
};
const changed = {
  ...all('string?', 'mark addres groupId tagId realName birthday cardId'),
  ...all('bool', 'isPromoter status'),
};

const dictionaries: WireCalls = {
  'GET /admin/user/group/list': list(group),
  'GET /admin/user/group/info': one(group),
  'POST /admin/user/group/save': nothing({ body: { groupName: 'string' } }),
  'POST /admin/user/group/update': nothing({ query: byId, body: { groupName: 'string' } }),
  'GET /admin/user/group/delete': nothing({ query: byId }),
  'GET /admin/user/tag/list': list(tag),
  'GET /admin/user/tag/info': one(tag),
  'POST /admin/user/tag/save': nothing({ body: { name: 'string' } }),
  'POST /admin/user/tag/update': nothing({ query: byId, body: { name: 'string' } }),
  'GET /admin/user/tag/delete': nothing({ query: byId }),
  'GET /admin/system/user/level/list': { data: [level] },
  'POST /admin/system/user/level/save': nothing({ body: levelDraft }),
  'POST /admin/system/user/level/update/{id}': nothing({ body: levelDraft }),
  'POST /admin/system/user/level/delete/{id}': nothing(),
  'POST /admin/system/user/level/use': nothing({ body: { id: 'int', isShow: 'bool' } }),
};

export const customerCalls: WireCalls = {
  ...dictionaries,
  'GET /admin/user/list': list(row, filters),
  'GET /admin/user/info': one(info),
  'POST /admin/user/update': nothing({ query: byId, body: changed }),
  'GET /admin/user/update/phone': nothing({ query: { id: 'int', phone: 'string' } }),
  'POST /admin/user/update/level': nothing({ body: { ...all('int', 'uid levelId'), isSub: 'bool?' } }),
  'POST /admin/user/update/spread': nothing({ body: { ...all('int', 'userId spreadUid'), image: 'string' } }),
  'POST /admin/user/group': nothing({ query: all('string', 'id groupId') }),
  'POST /admin/user/tag': nothing({ query: all('string', 'id tagId') }),
  'GET /admin/user/operate/founds': nothing({
    query: { ...all('int', 'uid integralType integralValue moneyType'), moneyValue: 'decimal' },
  }),
  'GET /admin/user/topdetail': {
    query: { userId: 'int' },
    data: {
      user: info,
      ...all('int', 'integralCount allOrderCount mothOrderCount'),
      ...all('decimal', 'balance allConsumeCount mothConsumeCount'),
    },
  },
  'GET /admin/user/infobycondition': {
    query: { ...all('int', 'userId type'), ...all('int?', 'page limit') },
    data: ({ type = '' }) => paged(records[type] ?? {}),
  },
  'GET /admin/user/level/list': list(levelRecord),
  'POST /admin/user/integral/list': {
    query: all('int?', 'page limit'),
    body: { ...all('string?', 'dateLimit keywords'), uid: 'int?' },
    data: paged(points),
  },
};
