import { choices } from '../choices.ts';

/** To whom an event is told. */
export const receivers = choices({ customer: [1, '通知会员'], staff: [2, '通知平台'] });

/** State of a channel of an event; one that the event does not have has no switch. */
export const switchStates = choices({ none: [0, '不支持', 'rest'], on: [1, '启用', 'done'], off: [2, '禁用', 'rest'] });
type SwitchState = (typeof switchStates.values)[number];

/** Ways in which somebody is told of an event, by the word that the wire has for each. */
export const channels = choices({ wechat: '公众号模板', routine: '小程序订阅', sms: '发送短信' });
export type Channel = (typeof channels.values)[number];

interface Event {
  /** Clients know the event by this number. */
  id: number;
  name: string;
  to: (typeof receivers.values)[number];
  /** Channels that it has, and whether each is on in a new shop. */
  starts: Readonly<Partial<Record<Channel, SwitchState>>>;
}

const { customer, staff } = receivers;
const { on, off } = switchStates;
const everywhere = { wechat: off, routine: on, sms: on } as const;
const byWechat = { wechat: off, routine: on } as const;
const bySms = { sms: on } as const;

/** Events that somebody is told of, by their mark: what the table of switches, its screen and the senders know. */
export const events = {
  paySuccess: { id: 1, name: '订单支付成功通知', to: customer, starts: everywhere },
  deliverGoods: { id: 2, name: '订单发货通知', to: customer, starts: everywhere },
  bargainingSuccess: { id: 3, name: '砍价成功通知', to: customer, starts: byWechat },
  groupSuccess: { id: 4, name: '拼团成功通知', to: customer, starts: byWechat },
  fulfillmentOrder: { id: 5, name: '订单配送通知', to: customer, starts: byWechat },
  rechargeSuccess: { id: 6, name: '充值成功通知', to: customer, starts: byWechat },
  receiptGoods: { id: 7, name: '确认收货通知', to: customer, starts: byWechat },
  adminPaySuccess: { id: 8, name: '支付成功(管理员短信)通知', to: staff, starts: bySms },
  adminReceiptGoods: { id: 9, name: '用户收货(管理员)通知', to: staff, starts: bySms },
  adminPlaceAnOrder: { id: 10, name: '用户下单(管理员)通知', to: staff, starts: bySms },
  adminApplyOrderRefund: { id: 11, name: '用户发起退款(管理员)通知', to: staff, starts: bySms },
  modifyOrderPrice: { id: 12, name: '改价通知', to: customer, starts: bySms },
} as const satisfies Record<string, Event>;

export type EventMark = keyof typeof events;
