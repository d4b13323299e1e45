import { z } from 'zod';
import { BULK_SYNC_MAX } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { count, exactMoney, idList, nothing, text, words } from '../wire.ts';
import { no as noOrder } from './orders.ts';
import { no as noPayment, requestKey } from './placing.ts';

export const no = refusals('offline', {
  PAID: { says: () => '订单已支付' },
  GONE: { says: () => '订单已被删除' },
  AMOUNT: { says: () => '收款金额与应付金额不一致' },
  CANCELS_ITSELF: { says: () => '这是顾客自己下的订单，到时未付款会自动取消，请让顾客付款或取消' },
  NOTHING_TO_PAY_BACK: { says: () => '订单没有等待线下退还的款项，请刷新页面' },
});

/** Ways in which money changes hands outside of this system. */
export const offlineMethods = choices({
  cash: '现金',
  transfer: '转账',
  pos: '刷卡',
  weixin: '微信',
  alipay: '支付宝',
  corp: '单位挂账',
});

const orderNo = words(32, '订单编号不能为空');
const method = offlineMethods.schema('请选择收款方式');

/** Money that people count. Its acts are those of the order, whose screens follow them. */
export const offlineCalls = calls('order', '/admin/store/order', {
  payOffline: post('/pay/offline', {
    permission: 'admin:order:pay:offline',
    dataScope: 'points',
    about: 'Confirms that the money of an unpaid order has come outside of this system.',
    body: z.object({
      orderNo,
      amount: exactMoney,
      method,
      voucher: text(64).optional(),
      remark: text(150).optional(),
      requestKey,
    }),
    returns: nothing,
    refuses: [noOrder.NOT_FOUND, no.PAID, no.GONE, noPayment.OFFLINE_OFF, no.AMOUNT, noPayment.KEY_REUSED],
  }),
  confirmPaidBack: post('/refund/offline', {
    permission: 'admin:order:pay:offline',
    dataScope: 'points',
    about: 'Confirms that a refund that no provider pays has been paid by hand.',
    body: z.object({ orderNo }),
    returns: nothing,
    refuses: [noOrder.NOT_FOUND, no.NOTHING_TO_PAY_BACK],
  }),
  failPaidBack: post('/refund/offline/fail', {
    permission: 'admin:order:pay:offline',
    dataScope: 'points',
    about: 'Says that a refund that no provider pays could not be paid by hand; it fails, and can be agreed to anew.',
    body: z.object({ orderNo, reason: words(255, '请填写没有退成的原因') }),
    returns: nothing,
    refuses: [noOrder.NOT_FOUND, no.NOTHING_TO_PAY_BACK],
  }),
});

/** Refunds that wait for people to pay them, which few do. */
export const payBackCalls = calls('order', '/admin/store/order', {
  countPayBack: get('/pay/back', {
    permission: 'admin:order:pay:offline',
    dataScope: 'points',
    about: 'Number of the orders that the filter `payBack` finds.',
    returns: z.object({ count }),
  }),
});

/** Orders that wait for money by hand; the list of orders loads this call, and not those by which the desk places orders. */
export const deskCancelCalls = calls('order', '/admin/store/order/desk', {
  deskCancel: post('/cancel', {
    permission: 'admin:order:create',
    about: 'Cancels an unpaid order of the desk, or one to be paid by hand; stock, coupon and points come back.',
    body: z.object({ orderNo }),
    returns: nothing,
    says: '订单已取消',
    refuses: [noOrder.NOT_FOUND, noPayment.PAID_CANNOT_CANCEL, no.CANCELS_ITSELF],
  }),
  deskCancelMany: post('/cancel/many', {
    permission: 'admin:order:create',
    about: 'The same for several orders; those that are cancelled already, and those that staff do not cancel, stay as they are.',
    body: z.object({
      ids: idList.refine(
        (ids) => ids.length > 0 && ids.length <= BULK_SYNC_MAX,
        `请选择 1 到 ${BULK_SYNC_MAX} 个订单，多的分几次取消`,
      ),
    }),
    returns: z.object({ changed: count, unchanged: count, refused: count }),
  }),
  countOwed: get('/owed', {
    permission: 'admin:order:status:num',
    dataScope: 'points',
    about: 'Orders that the filter `owed` finds, counted up to 1,000, and the days after which they are.',
    returns: z.object({ days: count, count, capped: z.boolean() }),
  }),
});
