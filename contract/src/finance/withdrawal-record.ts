import { z } from 'zod';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { viaKey } from '../customers/via-key.ts';
import { amount, INT_MAX, integer, moment, momentOrNone, text, webAddressOrNone, words } from '../wire.ts';
import { searchText } from '../search-text.ts';

export const withdrawalStates = choices({
  auditing: [0, '待审核', 'waits'],
  paid: [1, '已提现', 'done'],
  refused: [-1, '未通过', 'rest'],
});

export const payoutTypes = choices({ bank: '银行卡', alipay: '支付宝', weixin: '微信' });

/** Account that the money goes to. */
export const payoutAccount = {
  realName: words(64, '提现用户名称必须填写', '提现用户名称不能超过64个字符'),
  bankCode: text(32).optional(),
  bankName: text(512).optional(),
  bankAddress: text(256).optional(),
  alipayCode: text(64).optional(),
  wechat: text(32).optional(),
  qrcodeUrl: webAddressOrNone(512, '收款码地址不正确', '收款码地址不能超过512个字符').optional(),
  mark: text(512).optional(),
};

export const Withdrawal = z.object({
  id: z.int(),
  uid: z.int(),
  realName: z.string().default(''),
  extractType: z.string(),
  bankCode: z.string().default(''),
  bankAddress: z.string().default(''),
  alipayCode: z.string().default(''),
  extractPrice: amount,
  mark: z.string().default(''),
  /** Commission that was left after it. */
  balance: amount,
  failMsg: z.string().nullable(),
  status: z.int(),
  wechat: z.string().default(''),
  createTime: moment,
  updateTime: moment,
  failTime: momentOrNone,
  bankName: z.string().default(''),
  qrcodeUrl: z.string().default(''),
  /** Reference of the payment at the bank or the wallet. */
  payoutNo: z.string().default(''),
  auditorName: z.string().default(''),
  /** Staff changed where the money goes; ours. */
  isCorrected: z.boolean().default(false),
  /** How whoever paid it checked an account that was changed; ours. */
  accountCheck: z.string().default(''),
  nickName: z.string().default(''),
  ...viaKey,
});
export type Withdrawal = z.output<typeof Withdrawal>;

export const WithdrawalFilter = z.object({
  keywords: searchText(64).optional(),
  extractType: payoutTypes.schema('请选择提现方式， 支付宝|微信|银行卡').optional(),
  status: withdrawalStates.schema('提现状态不正确').optional(),
  dateLimit: dateLimit.optional(),
  /** Filters of ours: a promoter's withdrawals, and a single one. */
  uid: integer(1, INT_MAX, '请输入正确的用户id').optional(),
  /** Ours: those that one payment covers. */
  payoutNo: text(64).optional(),
  id: integer(1, INT_MAX, '请输入正确的提现id').optional(),
});
export type WithdrawalFilter = z.output<typeof WithdrawalFilter>;
