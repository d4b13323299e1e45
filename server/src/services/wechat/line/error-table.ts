/** `token`: the access token has ended. `account`: speaks of the account, and of every request. `request`: of this one alone. */
type ErrorKind = 'token' | 'account' | 'request';

interface ErrorEntry {
  kind: ErrorKind;
  says: string;
  remedy: string;
  /** Requests that would be refused as well, and until when. */
  pauses?: Pausing;
}

interface Pausing {
  scope: 'account' | 'path';
  until: 'anHour' | 'midnight' | 'aDay';
}

const request = (says: string, remedy = ''): ErrorEntry => ({ kind: 'request', says, remedy });
const account = (says: string, remedy: string, pauses?: Pausing): ErrorEntry => ({
  kind: 'account',
  says,
  remedy,
  ...(pauses && { pauses }),
});
const token: ErrorEntry = {
  kind: 'token',
  says: '微信不认本店的访问令牌，AppSecret 可能已被重置',
  remedy: '请到微信公众平台核对 AppSecret，并重新填写',
};

const TALK_TO_WECHAT = '请登录微信公众平台查看账号通知';
const MENU = '请修改菜单后再发布';
const FULL = '账号里的模板已满（25 个），请到微信公众平台删除不用的模板';

const entries: Readonly<Record<number, ErrorEntry>> = {
  [-1]: account('微信系统繁忙，稍后自动重试', '请稍后再试'),
  40001: token,
  40014: token,
  41001: token,
  42001: token,
  40002: account('AppId 或 AppSecret 不正确', '请核对 AppId 和 AppSecret', { scope: 'account', until: 'anHour' }),
  40013: account('AppId 不正确', '请核对 AppId', { scope: 'account', until: 'anHour' }),
  40125: account('AppSecret 不正确', '请到微信公众平台重置 AppSecret，并重新填写', { scope: 'account', until: 'anHour' }),
  40164: account('本服务器的 IP 不在白名单里', '请加入公众号「IP 白名单」后点检测', { scope: 'account', until: 'anHour' }),
  48001: account('该公众号没有此接口权限（需认证）', '请先完成微信认证，再点检测', { scope: 'path', until: 'aDay' }),
  48004: account('该接口已被微信封禁', TALK_TO_WECHAT, { scope: 'path', until: 'aDay' }),
  48006: account('本月清零次数已用完', '请等下个月，或减少调用', { scope: 'path', until: 'aDay' }),
  50002: account('该账号已被微信限制', TALK_TO_WECHAT, { scope: 'account', until: 'anHour' }),
  45009: account('今日调用次数已用完，次日零点恢复', '请等到次日零点', { scope: 'path', until: 'midnight' }),
  45011: account('调用过于频繁，请稍后再试', '请等一分钟再试'),
  40003: request('openid 不属于这个账号'),
  40004: request('媒体文件类型不对'),
  40007: request('素材已失效，请重新上传'),
  40009: request('图片过大'),
  40016: request('菜单按钮的个数不对：一级 1 至 3 个，二级 1 至 5 个', MENU),
  40017: request('菜单按钮的类型不对', MENU),
  40018: request('菜单按钮的名称太长或为空', MENU),
  40019: request('菜单按钮的关键字太长或为空', MENU),
  40020: request('菜单按钮的网址太长或为空', MENU),
  40023: request('子菜单按钮的个数不对', MENU),
  40024: request('子菜单按钮的类型不对', MENU),
  40025: request('子菜单按钮的名称太长或为空', MENU),
  40026: request('子菜单按钮的关键字太长或为空', MENU),
  40027: request('子菜单按钮的网址太长或为空', MENU),
  65318: request('菜单按钮的类型应为小写', MENU),
  40029: request('授权码无效，请重新打开页面'),
  40163: request('授权码已用过，请重新打开页面'),
  42003: request('授权码已过期，请重新打开页面'),
  40037: request('模板不存在，请重新同步模板'),
  40246: request('类目模板的关键词缺失或不对，请重新选择'),
  45026: request(FULL),
  200011: request('这个账号已被微信限制添加模板', TALK_TO_WECHAT),
  200012: request(FULL),
  200013: request('这个模板已被微信停用，请更换模板'),
  200014: request('微信的模板库里没有这个编号'),
  200020: request('模板的关键词不对，请重新选择'),
  200021: request('模板的场景说明应在 15 个字以内'),
  41030: request('小程序里没有这个页面，或还没有发布'),
  43004: request('客户未关注公众号'),
  43101: request('客户未授权该订阅消息'),
  43116: request('模板已被微信停用，请更换模板'),
  45007: request('语音超过 60 秒，请剪短后重新上传'),
  45015: request('客户 48 小时内没有互动，不能发客服消息'),
  45047: request('客服消息条数已达上限，请等客户回复'),
  46003: request('还没有菜单'),
  47001: request('请求内容格式不对'),
  47003: request('模板里有字段的内容不符合规则'),
  268485216: account('微信没有收下发货信息，稍后自动重试', '请稍后再试'),
  10060002: request('这笔支付已完成发货，不能再发货'),
  10060004: request('这笔支付处于不可发货的状态（可能已退款）'),
  10060005: request('物流类型不对'),
  10060006: request('只有快递可以分包裹发货'),
  10060008: request('商品描述为空'),
  10060009: request('商品描述太长'),
  10060012: request('微信不认发货信息的内容'),
  10060024: request('包裹太多'),
  10060025: request('微信不认这个物流公司编码，请在物流公司里核对微信编码'),
  10060026: request('微信不认这个快递单号'),
  10060031: request('付款人与这笔支付不符'),
};

/** Refusals of one message that repeating cannot mend: the person, the template or its content. */
const UNDELIVERABLE = new Set([40003, 40007, 40037, 41030, 43004, 43101, 43116, 45015, 45047, 47003]);

export const isUndeliverable = (code: number): boolean => UNDELIVERABLE.has(code);
export const isOfToken = (code: number): boolean => entries[code]?.kind === 'token';

const RID = /\brid:?\s*([\w-]+)/;
const ADDRESS = /invalid ip ([\d.]+|[\da-f:]+)/i;
const FIELD = /data\.(\w+)\.value/;

export interface WechatError extends ErrorEntry {
  code: number;
  rid: string;
}

/** Detail of an English message that staff need: our address, the field of a template. */
function detailOf(code: number, message: string): string {
  const [, address] = code === 40164 ? (ADDRESS.exec(message) ?? []) : [];
  if (address) return `：${address}`;
  const [, field] = code === 47003 ? (FIELD.exec(message) ?? []) : [];
  return field ? `：${field}` : '';
}

/** An error of WeChat in words; one that is not in the table stands in its own. */
export function errorOf(code: number, message: string): WechatError {
  const [, rid = ''] = RID.exec(message) ?? [];
  const entry = entries[code] ?? request(`微信接口调用失败：${code}${message.slice(0, 150)}`);
  return { ...entry, code, rid, says: entry.says + detailOf(code, message) };
}
