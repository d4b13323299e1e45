import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { balanceKinds, ledgerSums } from '../customers/ledgers.ts';
import { dateLimit } from '../date-limit.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { viaKey } from '../customers/via-key.ts';
import { amount, moment, page, paged } from '../wire.ts';
import { searchText } from '../search-text.ts';

/** Filters of the ledger; each stands for one or two kinds of movement. */
export const balanceTitles = choices({
  recharge: '充值支付',
  admin: '后台操作',
  productRefund: '商品退款',
  payProduct: '购买商品',
  transferIn: '佣金转余额',
  rechargeRefund: '系统退款',
  opening: '期初导入',
  merge: '合并用户',
});

export const BalanceRecord = z.object({
  id: z.int(),
  uid: z.int(),
  /** 1 came in, 0 left. */
  pm: z.int(),
  title: z.string(),
  number: amount,
  /** Figure after the movement. */
  balance: amount.nullable(),
  mark: z.string(),
  createTime: moment,
  nickName: z.string().default(''),
  /** All three ours: what moved it, the number of the order or the recharge (`0` when there is none), and who did it. */
  type: balanceKinds.schema().optional(),
  linkId: z.string().optional(),
  actorName: z.string().optional(),
  ...viaKey,
});
export type BalanceRecord = z.output<typeof BalanceRecord>;

export const BalanceLedgerFilter = z.object({
  keywords: searchText(64).optional(),
  dateLimit: dateLimit.optional(),
  title: balanceTitles.schema('请选择正确的明细类型').optional(),
});
export type BalanceLedgerFilter = z.output<typeof BalanceLedgerFilter>;

export const balanceLedgerCalls = calls('user_bill', '/admin/finance/founds/monitor', {
  list: get('/list', {
    permission: 'admin:finance:monitor:list',
    about: 'Movements of balances, the latest first. Keywords are the number of a customer, or part of a name.',
    query: paged(BalanceLedgerFilter.shape),
    returns: page(BalanceRecord),
  }),
  sums: get('/sums', {
    permission: 'admin:finance:monitor:list',
    about: 'Sums of the movements that `list` finds; null where keywords find more than 1000 of them.',
    query: BalanceLedgerFilter,
    returns: ledgerSums(amount),
  }),
});

labelsOf('user_bill', {
  uid: '用户ID',
  nickName: '昵称',
  number: '金额',
  balance: '变动后余额',
  title: '明细类型',
  linkId: '关联单号',
  mark: '备注',
  actorName: '操作人',
  createTime: '创建时间',
  keywords: '关键字',
});

actsOf('user_bill', '余额流水', { exportBalanceRecords: '导出资金监控' });
