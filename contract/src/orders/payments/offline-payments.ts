import { z } from 'zod';
import { calls, post } from '../../call.ts';
import { choices } from '../../choices.ts';
import { refusals } from '../../refusal.ts';
import { nothing, present, text, words, orderMoney } from '../../wire.ts';
import { orderRefusals } from '../order-refusals.ts';
import { placeOrderRefusals, requestKey, orderNo } from '../placing.ts';

export const offlinePaymentRefusals = refusals('offline', {
  PAID: { says: () => '订单已支付' },
  GONE: { says: () => '订单已被删除' },
  AMOUNT: { says: () => '收款金额与应付金额不一致' },
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

/** Credit is no money that came: receipts of before have it, new ones do not. */
export const isCounted = (method: string): boolean => method !== offlineMethods.corp;
/** Ways that staff choose among. */
export const countedOptions = offlineMethods.options.filter(({ value }) => isCounted(value));
export const NOT_COUNTED = '单位挂账不是收款，请在订单上选「赊账」';

const method = offlineMethods.schema('请选择收款方式').refine(isCounted, NOT_COUNTED);

/** Money that people count. Its acts are those of the order, whose screens follow them. */
export const offlineCalls = calls('order', '/admin/store/order', {
  payOffline: post('/pay/offline', {
    permission: 'admin:order:pay:offline',
    dataScope: 'whole_order',
    about: 'Confirms that the money of an unpaid order has come outside of this system.',
    body: z.object({
      orderNo,
      amount: present('请填写收款金额').pipe(orderMoney),
      method,
      voucher: text(64).optional(),
      remark: text(150).optional(),
      requestKey,
    }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      offlinePaymentRefusals.PAID,
      offlinePaymentRefusals.GONE,
      placeOrderRefusals.OFFLINE_OFF,
      offlinePaymentRefusals.AMOUNT,
      placeOrderRefusals.KEY_REUSED,
    ],
  }),
  confirmPaidBack: post('/refund/offline', {
    permission: 'admin:order:pay:offline',
    dataScope: 'whole_order',
    about: 'Confirms that a refund that no provider pays has been paid by hand.',
    body: z.object({ orderNo }),
    returns: nothing,
    refuses: [orderRefusals.NOT_FOUND, offlinePaymentRefusals.NOTHING_TO_PAY_BACK],
  }),
  failPaidBack: post('/refund/offline/fail', {
    permission: 'admin:order:pay:offline',
    dataScope: 'whole_order',
    about: 'Says that a refund that no provider pays could not be paid by hand; it fails, and can be agreed to anew.',
    body: z.object({ orderNo, reason: words(255, '请填写没有退成的原因') }),
    returns: nothing,
    refuses: [orderRefusals.NOT_FOUND, offlinePaymentRefusals.NOTHING_TO_PAY_BACK],
  }),
});
