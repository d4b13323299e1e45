import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { PromoterFilter } from './promoters.ts';

/** Columns of a file of promoters; phone numbers are masked, whoever asks. */
export const promoterExportColumns = {
  uid: { title: '用户ID' },
  nickname: { title: '昵称' },
  realName: { title: '真实姓名', optional: true },
  phone: { title: '手机号' },
  spreadCount: { title: '推广用户数' },
  spreadOrderNum: { title: '推广订单数' },
  spreadOrderTotalPrice: { title: '推广订单金额' },
  totalBrokeragePrice: { title: '佣金总金额' },
  extractCountPrice: { title: '已提现金额' },
  extractCountNum: { title: '已提现次数' },
  brokeragePrice: { title: '未提现金额' },
  freezeBrokeragePrice: { title: '冻结中佣金' },
  promoterTime: { title: '成为分销员时间' },
  spreadUid: { title: '上级分销员ID', optional: true },
  spreadNickname: { title: '上级分销员' },
} as const satisfies Record<string, ExportColumn>;

export const promoterExportCalls = calls('promoter', '/admin/store/retail', {
  exportPromoters: post('/export', {
    permission: 'admin:export:excel:retail',
    about: 'Writes the promoters that the list finds into a file, the latest customers first.',
    body: z.object({ filter: PromoterFilter.prefault({}), ...exportOptions }),
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
