import { z } from 'zod';
import { calls, post } from '../call.ts';
import { periodRefusals } from '../date-limit.ts';
import { type ExportColumn, Started, exportOptions, exportRefusals } from '../exports/exports.ts';
import { CustomerFilter } from './customer-filter.ts';

/** Columns of a file of customers; phone numbers are masked, whoever asks. */
export const customerExportColumns = {
  uid: { title: '用户ID' },
  nickname: { title: '昵称' },
  realName: { title: '真实姓名' },
  phone: { title: '手机号' },
  userType: { title: '来源' },
  levelName: { title: '等级' },
  groupName: { title: '分组' },
  tagName: { title: '标签' },
  sex: { title: '性别', optional: true },
  birthday: { title: '生日', optional: true },
  payCount: { title: '购买次数' },
  nowMoney: { title: '余额' },
  integral: { title: '积分' },
  experience: { title: '经验', optional: true },
  brokeragePrice: { title: '佣金', optional: true },
  isPromoter: { title: '分销员', optional: true },
  spreadUid: { title: '上级分销员ID', optional: true },
  spreadNickname: { title: '上级分销员', optional: true },
  createTime: { title: '注册时间' },
  lastLoginTime: { title: '最近访问' },
  mark: { title: '备注' },
  status: { title: '状态', optional: true },
  identities: { title: '微信身份', optional: true },
} as const satisfies Record<string, ExportColumn>;
export type CustomerExportColumn = keyof typeof customerExportColumns;

export const customerExportCalls = calls('customer', '/admin/user', {
  exportCustomers: post('/export', {
    permission: 'admin:export:excel:user',
    about: 'Writes the customers that the list finds into a file, the latest first.',
    body: z.object({ filter: CustomerFilter.prefault({}), ...exportOptions }),
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
