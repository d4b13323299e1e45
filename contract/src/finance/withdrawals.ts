import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { buyerAccount } from '../customers/buyer.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { dateLimit } from '../date-limit.ts';
import { type Fen, yuanOfFen } from '../fen.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { viaKey } from '../customers/via-key.ts';
import {
  amount,
  exactMoney,
  flag,
  id,
  INT_MAX,
  integer,
  moment,
  momentOrNone,
  nothing,
  page,
  paged,
  present,
  text,
  webAddressOrNone,
  words,
} from '../wire.ts';
import { searchText } from '../search-text.ts';

export const withdrawalRefusals = refusals('user_extract', {
  NOT_FOUND: { says: () => '提现申请记录不存在' },
  NO_DECISION: { says: () => '操作失败' },
  DECIDED: { says: () => '提现申请已处理过' },
  NO_REASON: { says: () => '驳回时请填写驳回原因' },
  OWN_CORRECTION: { says: () => '收款账号是您改的，请另一位有审核权限的同事来通过' },
  PAYOUT_USED: {
    says: ({ payoutNo, of }: { payoutNo: string; of: string }) =>
      `付款流水号 ${payoutNo} 已记在${of}上，请核对；确是同一笔付款的，请单独通过并注明`,
  },
  BELOW_MINIMUM: { says: ({ least }: { least: Fen }) => `最低提现金额${yuanOfFen(least)}元` },
  NOTHING_LEFT: { says: () => '您当前没有金额可以提现' },
  TOO_MUCH: { says: ({ left }: { left: Fen }) => `你当前最多可提现 ${yuanOfFen(left)}元` },
  NO_WECHAT: { says: () => '请填写微信号！' },
  NO_ALIPAY: { says: () => '请填写支付宝账号！' },
  NO_BANK: { says: () => '请填写银行名称！' },
  NO_CARD: { says: () => '请填写银行卡号！' },
  KEY_REUSED: { onConstraint: 'user_extract__request_key', says: () => '幂等标识已用于另一笔提现，请换一个' },
});

export const withdrawalStates = choices({
  auditing: [0, '待审核', 'waits'],
  paid: [1, '已提现', 'done'],
  refused: [-1, '未通过', 'rest'],
});

export const payoutTypes = choices({ bank: '银行卡', alipay: '支付宝', weixin: '微信' });

const account = {
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

export const withdrawalCalls = calls('user_extract', '/admin/finance/apply', {
  list: get('/list', {
    permission: 'admin:finance:apply:list',
    about: 'Accounts are masked. Keywords are part of a name, of an account or of a reason.',
    query: paged(WithdrawalFilter.shape),
    returns: page(Withdrawal),
  }),
  figures: post('/balance', {
    permission: 'admin:finance:apply:balance',
    query: z.object({ dateLimit: dateLimit.optional() }),
    returns: z.object({ withdrawn: amount, unDrawn: amount, commissionTotal: amount, toBeWithdrawn: amount }),
  }),
  reveal: post('/reveal', {
    permission: 'admin:finance:apply:account',
    // Paying needs the account: nobody pays an account that they may not read.
    orAnyOf: ['admin:finance:apply:apply'],
    about: 'The whole account that the money goes to, which other answers mask. Each look is kept with who it was.',
    body: z.object({ id }),
    returns: z.object({ bankCode: z.string(), alipayCode: z.string(), wechat: z.string() }),
    refuses: [withdrawalRefusals.NOT_FOUND],
  }),
  update: post('/update', {
    permission: 'admin:finance:apply:update',
    about:
      'Corrects the account of one that is not decided; a number that comes back masked stays, and so do amount and way, which other ' +
      'servers want all the same.',
    query: z.object({ id, ...account, extractType: text(32).optional(), extractPrice: amount.optional() }),
    returns: nothing,
    refuses: [
      withdrawalRefusals.NOT_FOUND,
      withdrawalRefusals.DECIDED,
      withdrawalRefusals.NO_WECHAT,
      withdrawalRefusals.NO_ALIPAY,
      withdrawalRefusals.NO_BANK,
      withdrawalRefusals.NO_CARD,
    ],
  }),
  samePayout: get('/payout/same', {
    permission: 'admin:finance:apply:apply',
    about: 'Other withdrawals, a few at most, that were paid by this number: one payment may cover several.',
    query: z.object({ id, payoutNo: words(64, '请填写付款流水号', '付款流水号不能超过64个字符') }),
    returns: z.array(Withdrawal.pick({ id: true, uid: true, nickName: true, extractPrice: true }).extend({ auditTime: moment })),
  }),
  decide: post('/apply', {
    permission: 'admin:finance:apply:apply',
    about:
      'Status 1 says that it was paid out, by `payoutNo`; -1 refuses with `backMessage` and gives the commission back. ' +
      '`accountCheck` says how an account that staff corrected was checked with its owner. While `funds_review_above` is set, ' +
      'whoever corrected the account last does not say 1. A number that paid another one already is refused without `sharesPayout`.',
    query: z.object({
      id,
      status: present('操作失败').pipe(integer(-INT_MAX, INT_MAX, '操作失败')),
      backMessage: text(128, '拒绝原因不能超过128个字符').optional(),
      payoutNo: text(64, '付款流水号不能超过64个字符').optional(),
      accountCheck: text(128, '账号核对不能超过128个字符').optional(),
      sharesPayout: flag.optional(),
    }),
    returns: nothing,
    refuses: [
      withdrawalRefusals.NO_DECISION,
      withdrawalRefusals.NOT_FOUND,
      withdrawalRefusals.DECIDED,
      withdrawalRefusals.NO_REASON,
      withdrawalRefusals.OWN_CORRECTION,
      withdrawalRefusals.PAYOUT_USED,
    ],
  }),
});

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
      ...account,
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

labelsOf('user_extract', {
  id: 'ID',
  uid: '用户ID',
  nickName: '用户信息',
  extractPrice: '提现金额',
  extractType: '提现方式',
  bankCode: '银行卡号',
  bankName: '开户行',
  bankAddress: '开户地址',
  alipayCode: '支付宝账号',
  wechat: '微信号',
  qrcodeUrl: '收款码',
  realName: '账号',
  status: '提现状态',
  failMsg: '拒绝原因',
  payoutNo: '付款流水号',
  backMessage: '拒绝原因',
  accountCheck: '账号核对',
  sharesPayout: '同一笔付款',
  auditorName: '审核人',
  mark: '备注',
  createTime: '创建时间',
  keywords: '关键字',
});

historyOf('user_extract', {
  label: '提现申请',
  readBy: withdrawalCalls.list.permission,
  fields: {
    ...texts('bankName', 'bankAddress', 'failMsg', 'payoutNo', 'accountCheck', 'mark'),
    realName: ['姓名', 'text'],
    extractPrice: 'yuan',
    extractType: payoutTypes,
    status: withdrawalStates,
    // The numbers themselves stay out of the log.
    correctorId: ['收款账号改动人', choices({ nobody: [0, '无'] })],
  },
  named: { correctorId: ['admin', 'realName'] },
  parts: { user_extract_view: 'extractId' },
  acts: { exportWithdrawals: '导出提现申请', reveal: '查看收款账号', decide: '审核', apply: '申请' },
});
