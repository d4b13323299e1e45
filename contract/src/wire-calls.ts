import type { AnyCall } from './call.ts';

/** Verbs below a path, by method, in the notation of the contract. */
type Verbs = Partial<Record<AnyCall['method'], string>>;

const ADMIN = '/admin';
const STORE = '/admin/store';
const SYSTEM = '/admin/system';

/**
 * Calls of the wire: what every server of it answers, or one of its releases does. The wire is finished, so nothing is
 * ever added; all other calls are extensions of ours, which screens do without where the server has none.
 */
const wire: Readonly<Record<string, Verbs>> = {
  [ADMIN]: {
    GET: 'getAdminInfoByToken getMenus logout validate/code/get getLoginPic',
    POST: 'login',
  },
  [`${SYSTEM}/admin`]: { GET: 'list info delete updateStatus update/isSms', POST: 'save update' },
  [`${SYSTEM}/menu`]: { GET: 'list info/{id} cache/tree', POST: 'add update delete/{id} updateShowStatus/{id}' },
  [`${SYSTEM}/role`]: { GET: 'list delete info/{id} updateStatus', POST: 'save update' },
  [`${SYSTEM}/form/temp`]: { GET: 'list info', POST: 'save update' },
  [`${SYSTEM}/config`]: { GET: 'getuniq info check get', POST: 'saveuniq save/form update' },
  [`${SYSTEM}/group`]: { GET: 'list info delete', POST: 'save update' },
  [`${SYSTEM}/group/data`]: { GET: 'list info delete', POST: 'save update' },
  [`${SYSTEM}/notification`]: { GET: 'list detail', POST: 'wechat/switch/{id} routine/switch/{id} sms/switch/{id} update' },
  '/admin/wechat': { GET: 'config' },
  '/admin/wechat/menu/public': { GET: 'get delete', POST: 'create' },
  '/admin/wechat/media': { POST: 'upload' },
  '/admin/wechat/keywords/reply': { GET: 'list info info/keywords delete', POST: 'save update status' },
  '/admin/wechat/template': { POST: 'whcbqhn/sync routine/sync' },
  '/admin/pass': {
    GET: 'isLogin sendUserCode info logout meal/list user/record',
    POST: 'register login update/password update/phone/validator update/phone meal/code service/open',
  },
  '/admin/sms': { GET: 'temps', POST: 'temp/apply applys modify/sign' },
  [`${SYSTEM}/city`]: { GET: 'list list/tree info', POST: 'update update/status' },
  '/codegen': { GET: 'list' },
  [`${ADMIN}/category`]: { GET: 'list list/tree list/ids info delete updateStatus/{id}', POST: 'save update' },
  [`${SYSTEM}/attachment`]: { GET: 'list delete/{ids} info/{id}', POST: 'move save update' },
  [`${ADMIN}/upload`]: { POST: 'image file' },
  [`${STORE}/product`]: {
    GET: 'list tabs/headers info/{id} delete/{id} restore/{id} putOnShell/{id} offShell/{id}',
    POST: 'save update importProduct copy/config copy/product',
  },
  [`${STORE}/product/rule`]: { GET: 'list info/{id} delete/{ids}', POST: 'save update' },
  [`${STORE}/product/reply`]: { GET: 'list info/{id} delete/{id}', POST: 'save comment' },
  [`${ADMIN}/export/excel`]: { GET: 'order product bargain/product combiantion/product' },
  [`${STORE}/order`]: {
    GET:
      'list status/num list/data info refund refund/refuse delete status/list getLogisticsInfo sheet/info writeConfirm/{vCode} ' +
      'writeUpdate/{vCode} statistics statisticsData time',
    POST: 'update/price mark send',
  },
  '/admin/yly': { GET: 'print/{orderNo}' },
  [`${SYSTEM}/store`]: {
    GET: 'list getCount info update/status delete completely/delete recovery',
    POST: 'save update order/list',
  },
  [`${SYSTEM}/store/staff`]: { GET: 'list info delete update/status', POST: 'save update' },
  '/admin/express': { GET: 'list all info template', POST: 'update update/show sync/express' },
  '/admin/express/shipping': {
    GET: 'templates/list templates/info templates/delete region/list free/list',
    POST: 'templates/save templates/update',
  },
  '/admin/statistics/home': {
    GET: 'index chart/user chart/user/buy chart/order chart/order/week chart/order/month chart/order/year',
  },
  [`${ADMIN}/user`]: {
    GET: 'list info update/phone operate/founds topdetail infobycondition level/list',
    POST: 'update update/level update/spread group tag integral/list',
  },
  [`${ADMIN}/user/group`]: { GET: 'list info delete', POST: 'save update' },
  [`${ADMIN}/user/tag`]: { GET: 'list info delete', POST: 'save update' },
  [`${ADMIN}/user/topUpLog`]: { GET: 'list', POST: 'balance' },
  [`${SYSTEM}/user/level`]: { GET: 'list', POST: 'save update/{id} delete/{id} use' },
  [`${STORE}/retail`]: {
    GET: 'list spread/manage/get spread/clean/{id}',
    POST: 'spread/userlist spread/orderlist spread/manage/set',
  },
  '/admin/finance/apply': { GET: 'list', POST: 'balance update apply' },
  '/admin/finance/founds/monitor': { GET: 'list brokerage/record' },
  '/admin/marketing/coupon': { GET: 'list send/list user/list', POST: 'save update/status info delete user/receive' },
  [`${STORE}/bargain`]: { GET: 'list info delete bargain_list bargain_list/{id}', POST: 'save update update/status' },
  [`${STORE}/combination`]: {
    GET: 'list info delete statistics combine/list order_pink/{id}',
    POST: 'save update update/status',
  },
  [`${STORE}/seckill`]: { GET: 'list info delete', POST: 'save update update/status' },
  [`${STORE}/seckill/manger`]: { GET: 'list info delete', POST: 'save update update/status/{id}' },
  [`${ADMIN}/article`]: { GET: 'list info delete', POST: 'save update' },
};

const callsOf = (base: string, verbs: Verbs) =>
  (['GET', 'POST'] as const).flatMap((method) => (verbs[method]?.split(' ') ?? []).map((verb) => `${method} ${base}/${verb}`));

/** Method and path of each, in the notation of the contract. */
export const wireCalls: ReadonlySet<string> = new Set(Object.entries(wire).flatMap(([base, verbs]) => callsOf(base, verbs)));

/** Added by us: other servers of the wire do not know it. */
export const isExtension = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): boolean => !wireCalls.has(`${method} ${path}`);

/** Fields of ours in the input of calls of the wire: other servers ignore them. */
const fields: Readonly<Record<string, string>> = {
  'POST /admin/login': 'wxState',
  [`POST ${SYSTEM}/admin/save`]: 'mustChangePassword',
  [`POST ${SYSTEM}/admin/update`]: 'mustChangePassword',
  [`GET ${SYSTEM}/admin/update/isSms`]: 'isSms',
  [`POST ${SYSTEM}/menu/updateShowStatus/{id}`]: 'isShow',
  [`POST ${SYSTEM}/role/save`]: 'dataScope refundLimit refundDayLimit',
  [`POST ${SYSTEM}/role/update`]: 'dataScope refundLimit refundDayLimit',
  [`GET ${SYSTEM}/config/info`]: 'keys',
  [`GET ${SYSTEM}/store/list`]: 'isDel',
  [`GET ${SYSTEM}/city/list`]: 'withHidden',
  [`GET ${SYSTEM}/city/list/tree`]: 'withHidden name',
  [`POST ${SYSTEM}/notification/wechat/switch/{id}`]: 'status',
  [`POST ${SYSTEM}/notification/routine/switch/{id}`]: 'status',
  [`POST ${SYSTEM}/notification/sms/switch/{id}`]: 'status',
  [`POST ${SYSTEM}/notification/update`]: 'content fields aliyunCode',
  [`GET ${SYSTEM}/attachment/list`]: 'dateLimit name unused',
  [`GET ${SYSTEM}/attachment/delete/{ids}`]: 'force',
  [`GET ${ADMIN}/user/list`]: 'order',
  [`POST ${SYSTEM}/user/level/update/{id}`]: 'keepsMembers',
  [`GET ${ADMIN}/category/list/tree`]: 'withCounts',
  [`POST ${ADMIN}/category/save`]: 'configKind',
  [`POST ${ADMIN}/category/update`]: 'configKind',
  [`GET ${ADMIN}/category/updateStatus/{id}`]: 'status',
  [`GET ${STORE}/product/list`]: 'brandId merId tempId price stock dateLimit specType lacks order',
  [`POST ${STORE}/product/save`]: 'brandId merId putOnShell',
  [`POST ${STORE}/product/update`]: 'brandId merId putOnShell version',
  [`GET ${STORE}/product/reply/list`]: 'lowScore level isShow sort',
  [`GET ${STORE}/order/list`]:
    'timeOf keywords uid payType merId overdue shipBy cancelBy longUnpaid refundAsked payBack moneyFrozen handler ids longest',
  [`GET ${STORE}/order/list/data`]: 'timeOf',
  [`POST ${STORE}/order/update/price`]: 'requestKey',
  [`GET ${STORE}/order/writeUpdate/{vCode}`]: 'requestKey',
  [`POST ${STORE}/order/send`]: 'isReprint pieces together',
  [`GET ${STORE}/order/getLogisticsInfo`]: 'parcelId',
  [`GET ${STORE}/retail/list`]: 'order',
  [`GET ${STORE}/combination/combine/list`]: 'endsIn',
  [`GET ${ADMIN}/article/list`]: 'appearsIn',
  [`GET ${STORE}/seckill/list`]: 'state beginsIn endsIn runsIn',
  [`GET ${STORE}/bargain/list`]: 'state beginsIn endsIn',
  [`GET ${STORE}/combination/list`]: 'state beginsIn endsIn',
  [`GET ${ADMIN}/export/excel/bargain/product`]: 'state beginsIn endsIn',
  [`GET ${ADMIN}/export/excel/combiantion/product`]: 'state beginsIn endsIn',
  [`POST ${STORE}/seckill/save`]: 'clashReason bearer time',
  [`POST ${STORE}/seckill/update`]: 'clashReason bearer time',
  [`POST ${STORE}/seckill/update/status`]: 'clashReason stopReason',
  [`POST ${STORE}/bargain/save`]: 'sort clashReason bearer giveIntegral info',
  [`POST ${STORE}/bargain/update`]: 'sort clashReason bearer giveIntegral info',
  [`POST ${STORE}/bargain/update/status`]: 'clashReason stopReason',
  [`POST ${STORE}/bargain/bargain_list/update/status`]: 'clashReason stopReason',
  [`POST ${STORE}/combination/save`]: 'sort clashReason bearer',
  [`POST ${STORE}/combination/update`]: 'sort clashReason bearer',
  [`POST ${STORE}/combination/update/status`]: 'clashReason stopReason',
  [`GET ${ADMIN}/export/excel/order`]:
    'timeOf keywords uid payType merId overdue shipBy cancelBy longUnpaid refundAsked payBack moneyFrozen handler',
  'GET /admin/pass/info': 'isFresh',
  'GET /admin/express/list': 'isShow',
  'POST /admin/express/sync/express': 'again',
  'POST /admin/express/update': 'wechatCode',
  'GET /admin/marketing/coupon/list': 'state beginsIn endsIn isLow',
  'GET /admin/marketing/coupon/user/list': 'type',
  'GET /admin/marketing/coupon/send/list': 'isWhole',
  'POST /admin/marketing/coupon/save': 'clashReason isPrivate bearer',
  'POST /admin/marketing/coupon/update/status': 'clashReason',
  [`POST ${ADMIN}/article/save`]: 'hide showTime',
  [`POST ${ADMIN}/article/update`]: 'hide showTime version',
  'POST /admin/wechat/menu/public/create': 'isDraft version',
  'POST /admin/wechat/keywords/reply/save': 'matchType',
  'POST /admin/wechat/keywords/reply/update': 'matchType',
  [`POST ${ADMIN}/user/update`]: 'changed',
  [`GET ${ADMIN}/user/level/list`]: 'uid',
  [`POST ${ADMIN}/user/integral/list`]: 'order',
  [`GET ${ADMIN}/user/topUpLog/list`]: 'order payBack',
  'GET /admin/finance/founds/monitor/brokerage/record': 'keywords dateLimit',
  'GET /admin/finance/apply/list': 'uid id payoutNo',
  'POST /admin/user/topUpLog/balance': 'uid dateLimit',
  'POST /admin/finance/apply/update': 'bankAddress',
  'POST /admin/finance/apply/apply': 'payoutNo accountCheck sharesPayout',
};
const extensionFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(fields).map(([call, names]) => [call, names.split(' ')]),
);

/** Names of the fields that we have added to the input of a call of the wire. */
export const extensionFieldsOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): readonly string[] =>
  extensionFields.get(`${method} ${path}`) ?? [];
