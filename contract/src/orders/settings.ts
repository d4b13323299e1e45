import { z } from 'zod';
import { choices } from '../choices.ts';
import { settings, switch10 } from '../settings/setting.ts';
import { integer, text } from '../wire.ts';
import { defaultRefundReasons } from './enums.ts';

/** Hours, as the wire has it; decimals are allowed, so that half an hour can be said. */
const hours = z.codec(
  z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, '请填写小时数，最多两位小数'),
  z.number().positive('小时数应大于 0'),
  { decode: Number, encode: String },
);

/** Characters of a reason, as a refund keeps it. */
const REASON_MAX = 255;

/** Reasons of a text, one a line; blank lines are none. */
export const reasonsIn = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Pick-ups of a day at most. */
const PICK_UPS_MAX = 6;

/** "16:30,20:00": times of the day, in their order. */
const timesOfDay = z.codec(
  z.string().max(100, '揽收时间太长，请只填几个钟点'),
  z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '揽收时间应像 16:30 这样填写，多个用逗号隔开'))
    .max(PICK_UPS_MAX, `揽收时间最多填 ${PICK_UPS_MAX} 个`),
  {
    decode: (sent) => [
      ...new Set(
        sent
          .replaceAll('：', ':')
          .split(/[,，、\s]+/)
          .filter((time) => time !== '')
          .map((time) => time.padStart(5, '0'))
          .toSorted(),
      ),
    ],
    encode: (times) => times.join(','),
  },
);

const reasons = text(2000)
  .refine((lines) => reasonsIn(lines).length > 0, '请至少填写一个退货理由，每行一个')
  .refine((lines) => reasonsIn(lines).every((line) => line.length <= REASON_MAX), `每个退货理由最多 ${REASON_MAX} 个字`);

export const orderSettings = settings({
  order_cancel_time: {
    label: '未付款自动取消',
    unit: '小时',
    hint: '到时自动取消并退回库存，半小时填 0.5；线下支付的订单由员工收款或取消',
    form: 77,
    initial: '1',
    value: hours,
  },
  order_activity_time: {
    label: '活动订单自动取消',
    unit: '小时',
    hint: '未付款的秒杀、砍价、拼团订单按这个时间取消，早些退回名额',
    form: 77,
    initial: '1',
    value: hours,
  },
  order_ship_hours: {
    label: '承诺发货时间',
    unit: '小时',
    hint: '付款后超过这个时间还没有发货的订单会提醒',
    initial: '24',
    value: hours,
  },
  order_pickup_times: {
    label: '揽收时间',
    hint: '快递员每天上门取件的时间，例如 16:30，可以填几个；首页的时刻表按它提示还有多少单可赶上',
    initial: '',
    value: timesOfDay,
  },
  order_offline_days: {
    label: '线下支付待收款提醒',
    unit: '天',
    hint: '线下支付的订单不会自动取消，一直占着库存；超过这个天数还没有收款的会在首页提醒',
    initial: '3',
    value: integer(1, 365, '提醒天数应在 1 到 365 天之间'),
  },
  order_claim_hours: {
    label: '接手后自动放回',
    unit: '小时',
    hint: '员工接手的订单超过这个时间还没有处理完，自动放回给大家',
    initial: '4',
    value: hours,
  },
  order_receive_days: {
    label: '发货后自动收货',
    unit: '天',
    initial: '7',
    value: integer(1, 365, '自动确认收货时间应在 1 到 365 天之间'),
  },
  order_auto_complete_days: {
    label: '收货后自动完成',
    unit: '天',
    hint: '到时还没有评价的订单转为已完成，之后不能再评价',
    initial: '7',
    value: integer(1, 365, '自动完成时间应在 1 到 365 天之间'),
  },
  stor_reason: {
    label: '退货理由',
    hint: '用户申请退款和员工退款时从中选择，每行一个',
    form: 77,
    initial: defaultRefundReasons.join('\n'),
    lines: true,
    value: reasons,
  },
});

export const balancePayments = choices({ on: ['1', '开启'], off: ['0', '关闭'] });

export const paySettings = settings({
  yue_pay_status: {
    label: '余额支付',
    form: 80,
    initial: '1',
    value: balancePayments.schema('请选择是否开启余额支付：1 开启，0 关闭'),
    options: balancePayments,
  },
  offline_pay_status: {
    label: '线下支付',
    form: 79,
    hint: '用户下单时可以选择线下支付，收到款后由员工确认收款；代客下单不受此开关限制',
    initial: '0',
    value: switch10,
  },
});
