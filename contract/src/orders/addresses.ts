import { z } from 'zod';
import { calls, post } from '../call.ts';
import { yuanOfFen } from '../fen.ts';
import { recipientPhone } from '../phone-number.ts';
import { refusals } from '../refusal.ts';
import { nothing, text, words } from '../wire.ts';
import { orderRefusals } from './order-refusals.ts';
import { orderNo } from './placing.ts';

export const orderAddressRefusals = refusals('order_address', {
  TOO_LATE: { says: () => '订单已发货、已退款或已取消，不能修改地址' },
  PICK_UP: { says: () => '自提订单没有收货地址，不能修改' },
  SAME: { says: () => '收货信息没有变化，无需修改' },
  DEARER: {
    says: (p: { paid: number; due: number }) =>
      `寄到新地址的运费是 ${yuanOfFen(p.due)} 元，多于订单的 ${yuanOfFen(p.paid)} 元，请联系商家修改`,
  },
});

/** Address of an order, until it is sent. */
export const addressCalls = calls('order', '/admin/store/order', {
  changeAddress: post('/address', {
    edits: z.object({ realName: z.string(), userPhone: z.string(), userAddress: z.string() }),
    permission: 'admin:order:address',
    dataScope: 'order_line',
    about: 'Changes where an unsent order goes. What was charged for freight stays; old and new stand in the timeline.',
    body: z.object({
      orderNo,
      realName: words(32, '请填写收货人姓名'),
      userPhone: recipientPhone,
      userAddress: words(255, '请填写收货地址'),
      reason: text(255).optional(),
    }),
    returns: nothing,
    refuses: [
      orderRefusals.OF_SEVERAL,
      orderRefusals.NOT_FOUND,
      orderAddressRefusals.TOO_LATE,
      orderAddressRefusals.PICK_UP,
      orderAddressRefusals.SAME,
    ],
  }),
});
