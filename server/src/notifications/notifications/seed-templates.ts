import type { TemplateChannel } from '#contract/notifications/event-terms.ts';
import type { EventMark } from '#contract/notifications/events.ts';
import { type ValueName, isValueName } from '#contract/notifications/letter-values.ts';
import type { FieldValues } from '#contract/notifications/template-fields.ts';

interface SeedTemplate {
  id: number;
  tempId?: string;
  tempKey?: string;
  content: string;
  /** Values that its fields take as long as staff choose no others. */
  fields?: FieldValues;
}

/** Name of a field, its label and the value that it takes. */
type Variable = `${string} ${string} ${ValueName}`;

const parted = (variable: Variable) => {
  const [key = '', label = '', value = ''] = variable.split(' ');
  return { key, label, value };
};
/** Variables with their labels, a line each, as WeChat writes templates. */
const template = (id: number, ...variables: readonly Variable[]) => {
  const parts = variables.map(parted);
  return {
    id,
    content: parts.map(({ key, label }) => `${label}：{{${key}.DATA}}`).join('\n'),
    fields: Object.fromEntries(parts.flatMap(({ key, value }) => (isValueName(value) ? [[key, value] as const] : []))),
  };
};
/** Templates that no library has: an account gets its own, and staff type its id. */
const ownRoutine = template;
const ownWechat = (id: number, ...variables: readonly Variable[]) => {
  const { content, fields } = template(id, ...variables);
  return { id, content: `{{first.DATA}}\n${content}\n{{remark.DATA}}`, fields };
};
const wechat = (id: number, tempKey: string, ...variables: readonly Variable[]) => ({ ...ownWechat(id, ...variables), tempKey });
const routine = (id: number, tempKey: string, ...variables: readonly Variable[]) => ({ ...template(id, ...variables), tempKey });
const sms = (id: number, tempId: string, content: string) => ({ id, tempId, content });

type Templates = Readonly<Partial<Record<TemplateChannel, SeedTemplate>>>;

/** Templates by the numbers that clients know; those of text messages are the provider's. */
export const seedTemplates: Readonly<Record<EventMark, Templates>> = {
  paySuccess: {
    wechat: wechat(35, 'OPENTM400231951', 'keyword1 付款金额 price', 'keyword2 交易单号 orderNo'),
    routine: routine(55, '3578', 'character_string3 订单编号 orderNo', 'amount9 订单金额 price', 'thing6 备注 tip'),
    sms: sms(559, '440396', '您购买的商品已支付成功，支付金额{$pay_price}元，订单号{$order_id},感谢您的光临！'),
  },
  deliverGoods: {
    wechat: wechat(
      20,
      'OPENTM418033200',
      'keyword1 订单编号 orderNo',
      'keyword2 发货时间 time',
      'keyword3 物流公司 company',
      'keyword4 快递单号 trackingNo',
    ),
    routine: routine(
      58,
      '1128',
      'character_string1 订单编号 orderNo',
      'name6 快递公司 company',
      'character_string7 快递单号 trackingNo',
      'thing11 温馨提示 tip',
    ),
    sms: sms(572, '441596', '亲爱的用户{$nickname}您的商品{$store_name}，订单号{$order_id}已发货，请注意查收！'),
  },
  bargainingSuccess: {
    wechat: wechat(27, 'OPENTM410292733', 'keyword1 商品名称 product', 'keyword2 底价 price'),
    routine: routine(56, '2727', 'thing1 商品名称 product', 'amount2 底价 price', 'thing3 备注 tip'),
  },
  groupSuccess: {
    wechat: wechat(23, 'OPENTM407456411', 'keyword1 订单编号 orderNo', 'keyword2 团购商品 products'),
    routine: routine(57, '3098', 'character_string10 订单号 orderNo', 'thing7 商品名称 products', 'thing9 备注 tip'),
  },
  fulfillmentOrder: {
    wechat: wechat(
      34,
      'OPENTM418209505',
      'keyword1 商品明细 products',
      'keyword2 下单时间 orderTime',
      'keyword3 配送地址 address',
      'keyword4 配送人 courier',
      'keyword5 联系电话 courierPhone',
    ),
    routine: routine(
      52,
      '1128',
      'thing8 商品信息 products',
      'character_string1 订单编号 orderNo',
      'name4 配送人 courier',
      'phone_number10 配送员电话 courierPhone',
    ),
  },
  rechargeSuccess: {
    wechat: wechat(11, 'OPENTM410119156', 'keyword1 充值时间 time', 'keyword2 充值金额 price'),
    routine: routine(
      53,
      '755',
      'character_string1 交易单号 orderNo',
      'amount3 充值金额 price',
      'date5 充值时间 time',
      'amount6 赠送金额 gift',
      'thing7 备注 tip',
    ),
  },
  receiptGoods: {
    wechat: wechat(
      36,
      'OPENTM413386489',
      'keyword1 订单编号 orderNo',
      'keyword2 订单状态 status',
      'keyword3 收货时间 time',
      'keyword4 商品详情 products',
    ),
    routine: routine(54, '1481', 'character_string6 订单编号 orderNo', 'date5 收货时间 time', 'thing2 订单商品 products'),
  },
  adminPaySuccess: { sms: sms(562, '440406', '{$admin_name}管理员,您有一笔支付成功的订单待处理，订单号{$order_id}!') },
  adminReceiptGoods: { sms: sms(564, '440408', '{$admin_name}管理员,您有一笔订单已经确认收货，订单号{$order_id}!') },
  adminPlaceAnOrder: { sms: sms(561, '440405', '{$admin_name}管理员，您有一笔已支付的订单待处理，订单号为{$order_id}！') },
  adminApplyOrderRefund: { sms: sms(563, '440407', '{$admin_name}管理员,您有一笔退款订单待处理，订单号{$order_id}!') },
  modifyOrderPrice: { sms: sms(566, '440410', '您的订单{$order_id}，实际支付金额已被修改为{$pay_price}。') },
  customerNotice: { wechat: ownWechat(64, 'keyword1 用户昵称 nickname', 'keyword2 通知内容 tip', 'keyword3 通知时间 time') },
  creditDue: {
    wechat: ownWechat(
      65,
      'keyword1 用户昵称 nickname',
      'keyword2 应还金额 price',
      'keyword3 通知内容 tip',
      'keyword4 通知时间 time',
    ),
  },
  creditOverdue: {
    wechat: ownWechat(
      66,
      'keyword1 用户昵称 nickname',
      'keyword2 逾期金额 price',
      'keyword3 通知内容 tip',
      'keyword4 通知时间 time',
    ),
  },
  adminLowStock: {},
  adminApprovalWaits: {},
  adminApprovalDecided: {},
  adminReturnAsked: {},
  adminOrderAssigned: {},
  adminOrdersAssigned: {},
  adminReturnWithdrawn: {},
  adminRefundOwed: {},
  adminRechargeOwed: {},
  adminPasskeyAdded: {},
  adminWechatBound: {},
  adminCouponNotSent: {},
  adminInvitationAccepted: {},
  adminSettlementMade: {},
  adminSettlementAnswered: {},
  adminSettlementPaid: {},
  adminDemandSubmitted: {},
  adminDemandOpened: {},
  adminDemandQuoted: {},
  adminDemandDecided: {},
  adminReportSubmitted: {},
  adminReportDecided: {},
  returnAgreed: {
    wechat: ownWechat(61, 'keyword1 退换单号 caseNo', 'keyword2 退换商品 products', 'keyword3 寄回地址 returnTo'),
    routine: ownRoutine(71, 'character_string1 退换单号 caseNo', 'thing2 退换商品 products', 'thing3 寄回地址 returnTo'),
  },
  returnRefused: {
    wechat: ownWechat(62, 'keyword1 退换单号 caseNo', 'keyword2 退换商品 products', 'keyword3 拒绝原因 reason'),
    routine: ownRoutine(72, 'character_string1 退换单号 caseNo', 'thing2 退换商品 products', 'thing3 拒绝原因 reason'),
  },
  exchangeSent: {
    wechat: ownWechat(
      63,
      'keyword1 退换单号 caseNo',
      'keyword2 换出商品 products',
      'keyword3 物流公司 company',
      'keyword4 快递单号 trackingNo',
    ),
    routine: ownRoutine(
      73,
      'character_string1 退换单号 caseNo',
      'thing2 换出商品 products',
      'name3 快递公司 company',
      'character_string4 快递单号 trackingNo',
    ),
  },
};

const standards = new Map(
  Object.values(seedTemplates)
    .flatMap(({ wechat: ofAccount, routine: ofProgramme }) => [ofAccount, ofProgramme])
    .flatMap((seed) => (seed?.fields ? [[seed.id, seed.fields] as const] : [])),
);

/** Contents of the fields of a template: those that staff chose, else the standard. */
export const chosenFields = ({ id, fields }: { id: number; fields: FieldValues | null }): FieldValues =>
  fields ?? standards.get(id) ?? {};
