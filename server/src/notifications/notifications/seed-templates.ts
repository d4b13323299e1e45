import type { EventMark, TemplateChannel } from '#contract/notifications/events.ts';

interface SeedTemplate {
  id: number;
  tempId?: string;
  tempKey?: string;
  content: string;
}

/** Variables with their labels, a line each, as WeChat writes templates. */
const lines = (...variables: readonly string[]): string =>
  variables
    .map((variable) => variable.split(' '))
    .map(([key, label]) => (label === undefined ? `{{${key}.DATA}}` : `${label}：{{${key}.DATA}}`))
    .join('\n');
const wechat = (id: number, tempKey: string, ...variables: readonly string[]) => ({ ...ownWechat(id, ...variables), tempKey });
/** Templates that no library has: an account gets its own, and staff type its id. */
const ownWechat = (id: number, ...variables: readonly string[]) => ({ id, content: lines('first', ...variables, 'remark') });
const ownRoutine = (id: number, ...variables: readonly string[]) => ({ id, content: lines(...variables) });
const routine = (id: number, tempKey: string, ...variables: readonly string[]) => ({ id, tempKey, content: lines(...variables) });
const sms = (id: number, tempId: string, content: string) => ({ id, tempId, content });

type Templates = Readonly<Partial<Record<TemplateChannel, SeedTemplate>>>;

/** Templates by the numbers that clients know; those of text messages are the provider's. */
export const seedTemplates: Readonly<Record<EventMark, Templates>> = {
  paySuccess: {
    wechat: wechat(35, 'OPENTM400231951', 'keyword1 付款金额', 'keyword2 交易单号'),
    routine: routine(55, '3578', 'character_string3 订单编号', 'amount9 订单金额', 'thing6 备注'),
    sms: sms(559, '440396', '您购买的商品已支付成功，支付金额{$pay_price}元，订单号{$order_id},感谢您的光临！'),
  },
  deliverGoods: {
    wechat: wechat(20, 'OPENTM418033200', 'keyword1 订单编号', 'keyword2 发货时间', 'keyword3 物流公司', 'keyword4 快递单号'),
    routine: routine(
      58,
      '1128',
      'character_string1 订单编号',
      'name6 快递公司',
      'character_string7 快递单号',
      'thing11 温馨提示',
    ),
    sms: sms(572, '441596', '亲爱的用户{$nickname}您的商品{$store_name}，订单号{$order_id}已发货，请注意查收！'),
  },
  bargainingSuccess: {
    wechat: wechat(27, 'OPENTM410292733', 'keyword1 商品名称', 'keyword2 底价'),
    routine: routine(56, '2727', 'thing1 商品名称', 'amount2 底价', 'thing3 备注'),
  },
  groupSuccess: {
    wechat: wechat(23, 'OPENTM407456411', 'keyword1 订单编号', 'keyword2 团购商品'),
    routine: routine(57, '3098', 'character_string10 订单号', 'thing7 商品名称', 'thing9 备注'),
  },
  fulfillmentOrder: {
    wechat: wechat(
      34,
      'OPENTM418209505',
      'keyword1 商品明细',
      'keyword2 下单时间',
      'keyword3 配送地址',
      'keyword4 配送人',
      'keyword5 联系电话',
    ),
    routine: routine(52, '1128', 'thing8 商品信息', 'character_string1 订单编号', 'name4 配送人', 'phone_number10 配送员电话'),
  },
  rechargeSuccess: {
    wechat: wechat(11, 'OPENTM410119156', 'keyword1 充值时间', 'keyword2 充值金额'),
    routine: routine(
      53,
      '755',
      'character_string1 交易单号',
      'amount3 充值金额',
      'date5 充值时间',
      'amount6 赠送金额',
      'thing7 备注',
    ),
  },
  receiptGoods: {
    wechat: wechat(36, 'OPENTM413386489', 'keyword1 订单编号', 'keyword2 订单状态', 'keyword3 收货时间', 'keyword4 商品详情'),
    routine: routine(54, '1481', 'character_string6 订单编号', 'date5 收货时间', 'thing2 订单商品'),
  },
  adminPaySuccess: { sms: sms(562, '440406', '{$admin_name}管理员,您有一笔支付成功的订单待处理，订单号{$order_id}!') },
  adminReceiptGoods: { sms: sms(564, '440408', '{$admin_name}管理员,您有一笔订单已经确认收货，订单号{$order_id}!') },
  adminPlaceAnOrder: { sms: sms(561, '440405', '{$admin_name}管理员，您有一笔已支付的订单待处理，订单号为{$order_id}！') },
  adminApplyOrderRefund: { sms: sms(563, '440407', '{$admin_name}管理员,您有一笔退款订单待处理，订单号{$order_id}!') },
  modifyOrderPrice: { sms: sms(566, '440410', '您的订单{$order_id}，实际支付金额已被修改为{$pay_price}。') },
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
  returnAgreed: {
    wechat: ownWechat(61, 'keyword1 退换单号', 'keyword2 退换商品', 'keyword3 寄回地址'),
    routine: ownRoutine(71, 'character_string1 退换单号', 'thing2 退换商品', 'thing3 寄回地址'),
  },
  returnRefused: {
    wechat: ownWechat(62, 'keyword1 退换单号', 'keyword2 退换商品', 'keyword3 拒绝原因'),
    routine: ownRoutine(72, 'character_string1 退换单号', 'thing2 退换商品', 'thing3 拒绝原因'),
  },
  exchangeSent: {
    wechat: ownWechat(63, 'keyword1 退换单号', 'keyword2 换出商品', 'keyword3 物流公司', 'keyword4 快递单号'),
    routine: ownRoutine(73, 'character_string1 退换单号', 'thing2 换出商品', 'name3 快递公司', 'character_string4 快递单号'),
  },
};
