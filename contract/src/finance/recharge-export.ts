import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { RechargeFilter } from './recharge-record.ts';

/** Columns of a file of recharges. */
export const rechargeExportColumns = {
  id: { title: '编号', optional: true },
  orderId: { title: '订单号' },
  uid: { title: '用户ID' },
  nickname: { title: '用户昵称' },
  price: { title: '支付金额' },
  givePrice: { title: '赠送金额' },
  refundPrice: { title: '已退金额' },
  rechargeType: { title: '充值类型' },
  paid: { title: '是否支付', optional: true },
  payTime: { title: '支付时间' },
  createTime: { title: '下单时间', optional: true },
} as const satisfies Record<string, ExportColumn>;

export const rechargeExportCalls = calls('user_recharge', '/admin/user/topUpLog', {
  exportRecharges: post('/export', {
    permission: 'admin:export:excel:recharge',
    about: 'Writes the recharges that the list finds into a file, the latest first.',
    body: z.object({ filter: RechargeFilter.prefault({}), ...exportOptions }),
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
