import type { AnyCall } from './call.ts';

/** Verbs below a path, by method, in the notation of the contract. */
type Verbs = Partial<Record<AnyCall['method'], string>>;

const ADMIN = '/admin';
const STORE = '/admin/store';
const SYSTEM = '/admin/system';

/**
 * Calls of the wire: what every server of it answers, or one of its earlier releases did. The wire is finished, so nothing is
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
  '/admin/wechat/template': { POST: 'whcbqhn/sync routine/sync' },
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
    POST: 'update update/level update/spread group tag integral/list register',
  },
  [`${ADMIN}/user/group`]: { GET: 'list info delete', POST: 'save update' },
  [`${ADMIN}/user/tag`]: { GET: 'list info delete', POST: 'save update' },
  [`${ADMIN}/user/topUpLog`]: { GET: 'list delete', POST: 'balance refund' },
  [`${SYSTEM}/user/level`]: { GET: 'list info', POST: 'save update/{id} delete/{id} use' },
  [`${STORE}/retail`]: {
    GET: 'list spread/manage/get spread/clean/{id} statistics',
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
