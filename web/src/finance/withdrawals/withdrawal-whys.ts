import type { Why } from '#web/ui/index.ts';

const of = '选定时间里的提现申请，没有选时间就是全部';
const earned = '选定时间里到账的佣金记录，没有选时间就是全部';

/** Sums above withdrawals. */
export const withdrawalWhys = {
  toBeWithdrawn: ['待提现金额', { counts: '待审核的申请金额相加', of, without: '已通过和未通过的申请' }],
  commissionTotal: [
    '佣金总金额',
    { counts: '已到账的佣金相加，退款收回的从中扣除，已提现的也在其中', of: earned, without: '还在冻结期的佣金' },
  ],
  withdrawn: ['已提现金额', { counts: '已通过的申请金额相加', of, without: '还在审核和未通过的申请' }],
  unDrawn: ['未提现金额', { counts: '已到账的佣金，减去提现的', of: earned, without: '还在冻结期的佣金' }],
} as const satisfies Record<string, readonly [label: string, why: Why]>;
