import { z } from 'zod';
import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

/** In hours, as the wire has it; decimals are allowed, so that half an hour can be said. */
const hours = z.codec(
  z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, '请填写小时数，最多两位小数'),
  z.number().positive('小时数应大于 0'),
  { decode: Number, encode: String },
);

export const orderSettings = settings({
  order_cancel_time: {
    label: '普通商品未支付取消订单时间(单位:小时)',
    unit: '小时',
    hint: '到时自动取消并退回库存，半小时填 0.5',
    form: 77,
    initial: '1',
    value: hours,
  },
  order_receive_days: {
    label: '发货后自动确认收货时间(单位:天)',
    unit: '天',
    initial: '7',
    value: integer(1, 365, '自动确认收货时间应在 1 到 365 天之间'),
  },
});
