import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { amount, flag, id, INT_MAX, integer, moment, nothing, page, paged, present, text, words } from '../wire.ts';
import { payoutAccount, payoutTypes, Withdrawal, WithdrawalFilter, withdrawalStates } from './withdrawal-record.ts';
import { withdrawalRefusals } from './withdrawal-refusals.ts';

const CorrectedAccount = Withdrawal.pick({
  realName: true,
  bankCode: true,
  bankName: true,
  bankAddress: true,
  alipayCode: true,
  wechat: true,
  qrcodeUrl: true,
  mark: true,
  extractType: true,
  extractPrice: true,
});

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
    edits: CorrectedAccount,
    permission: 'admin:finance:apply:update',
    about:
      'Corrects the account of one that is not decided; a number that comes back masked stays, and so do amount and way, which other ' +
      'servers want all the same.',
    query: z.object({ id, ...payoutAccount, extractType: text(32).optional(), extractPrice: amount.optional() }),
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
