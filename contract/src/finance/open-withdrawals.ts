import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { amount, exactMoney, page, paged, words } from '../wire.ts';
import { payoutAccount, payoutTypes, Withdrawal } from './withdrawal-record.ts';
import { withdrawalRefusals } from './withdrawal-refusals.ts';

/** A withdrawal as its promoter sees it. */
const OwnWithdrawal = Withdrawal.pick({
  id: true,
  realName: true,
  extractType: true,
  bankCode: true,
  bankName: true,
  alipayCode: true,
  wechat: true,
  extractPrice: true,
  status: true,
  failMsg: true,
  payoutNo: true,
  createTime: true,
  updateTime: true,
});
export type OwnWithdrawal = z.output<typeof OwnWithdrawal>;

/** Calls of a storefront, for a promoter. */
export const openWithdrawalCalls = calls('user_extract', '/open/withdrawal', {
  apply: post('/create', {
    permission: 'storefront',
    about: 'Asks for commission. The same idempotency key and account answer the same withdrawal.',
    body: z.object({
      account: buyerAccount,
      idempotencyKey: words(64, '缺少幂等标识 idempotencyKey'),
      extractType: payoutTypes.schema('请选择提现方式， 支付宝|微信|银行卡'),
      extractPrice: exactMoney,
      ...payoutAccount,
    }),
    returns: z.object({ id: z.int(), status: z.int(), extractPrice: amount, balance: amount }),
    refuses: [
      customerRefusals.DISABLED,
      withdrawalRefusals.BELOW_MINIMUM,
      withdrawalRefusals.NOTHING_LEFT,
      withdrawalRefusals.TOO_MUCH,
      withdrawalRefusals.NO_WECHAT,
      withdrawalRefusals.NO_ALIPAY,
      withdrawalRefusals.NO_BANK,
      withdrawalRefusals.NO_CARD,
      withdrawalRefusals.KEY_REUSED,
    ],
  }),
  list: get('/list', {
    permission: 'storefront',
    about:
      'Withdrawals of an `account`, the latest first; accounts are masked. `failMsg` says why one was refused, `payoutNo` by what it was paid.',
    query: paged({ account: buyerAccount }),
    returns: page(OwnWithdrawal),
  }),
});
