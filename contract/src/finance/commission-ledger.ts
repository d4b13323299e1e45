import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { ledgerSums } from '../customers/ledgers.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { viaKey } from '../customers/via-key.ts';
import { amount, moment, page, paged } from '../wire.ts';
import { searchText } from '../search-text.ts';

/** Filters of the ledger; numbers of the wire, which knows the first five. */
export const commissionMovements = choices({
  order: [1, '订单返佣'],
  asked: [2, '申请提现'],
  refused: [3, '提现失败'],
  paid: [4, '提现成功'],
  transfer: [5, '佣金转余额'],
  loss: [6, '退款收回'],
});

export const CommissionRecord = z.object({
  id: z.int(),
  uid: z.int(),
  /** Number of the order or of the withdrawal; `0` when there is none. */
  linkId: z.string(),
  /** `order`, `withdraw`, `yue`. */
  linkType: z.string(),
  /** 1 came in, 2 left. */
  type: z.int(),
  title: z.string(),
  price: amount,
  balance: amount,
  mark: z.string(),
  status: z.int(),
  frozenTime: z.int(),
  /** Epoch milliseconds; 0 when there is none. */
  thawTime: z.int(),
  brokerageLevel: z.int().nullable(),
  createTime: moment,
  updateTime: moment,
  userName: z.string(),
  ...viaKey,
});
export type CommissionRecord = z.output<typeof CommissionRecord>;

export const CommissionLedgerFilter = z.object({
  type: commissionMovements.schema('未知的类型').optional(),
  /** Filters of ours. */
  keywords: searchText(64).optional(),
  dateLimit: dateLimit.optional(),
});
export type CommissionLedgerFilter = z.output<typeof CommissionLedgerFilter>;

export const commissionLedgerCalls = calls('commission_record', '/admin/finance/founds/monitor/brokerage', {
  list: get('/record', {
    permission: 'admin:finance:monitor:brokerage:record',
    about:
      'Commission that counts or is being withdrawn, what moved last first. Keywords are the number of a promoter, or part of a name.',
    query: paged(CommissionLedgerFilter.shape),
    returns: page(CommissionRecord),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  sums: get('/sums', {
    permission: 'admin:finance:monitor:brokerage:record',
    about: 'Sums of the commission that `list` finds; null where keywords find more than 1000 movements.',
    query: CommissionLedgerFilter,
    returns: ledgerSums(amount),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

labelsOf('commission_record', {
  id: 'ID',
  price: '佣金变动',
  balance: '变动后佣金',
  linkId: '关联单号',
  mark: '变动信息',
  title: '变动类型',
  userName: '用户信息',
  updateTime: '时间',
  type: '变动类型',
  keywords: '分销员',
  dateLimit: '时间',
});

actsOf('commission_record', '佣金流水', { exportCommissionRecords: '导出佣金记录' });
