import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { WithdrawalFilter } from './withdrawal-record.ts';

/** Columns of a file of withdrawals; accounts are masked as in the list, for a file leaves the shop. */
export const withdrawalExportColumns = {
  id: { title: 'ID' },
  uid: { title: '用户ID' },
  nickName: { title: '用户昵称' },
  extractPrice: { title: '提现金额' },
  extractType: { title: '提现方式' },
  realName: { title: '姓名' },
  bankCode: { title: '银行卡号' },
  bankName: { title: '开户行' },
  bankAddress: { title: '开户地址', optional: true },
  alipayCode: { title: '支付宝账号' },
  wechat: { title: '微信号' },
  status: { title: '提现状态' },
  failMsg: { title: '拒绝原因' },
  payoutNo: { title: '付款流水号' },
  auditorName: { title: '审核人', optional: true },
  mark: { title: '备注' },
  createTime: { title: '申请时间' },
} as const satisfies Record<string, ExportColumn>;

export const withdrawalExportCalls = calls('user_extract', '/admin/finance/apply', {
  exportWithdrawals: post('/export', {
    permission: 'admin:export:excel:extract',
    about: 'Writes the withdrawals that the list finds into a file, the latest first.',
    body: z.object({ filter: WithdrawalFilter.prefault({}), ...exportOptions }),
    returns: Started,
    refuses: [
      exportRefusals.NO_COLUMN,
      exportRefusals.EMPTY,
      exportRefusals.BUSY,
      periodRefusals.UNREADABLE,
      periodRefusals.BACKWARDS,
    ],
  }),
});
