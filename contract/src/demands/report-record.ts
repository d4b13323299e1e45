import { z } from 'zod';
import { choices } from '../choices.ts';
import { recordOf } from '../record.ts';
import { idOrNone, line, momentOrNone, orderMoney, text, words } from '../wire.ts';
import { attachments, dayText } from './parts.ts';

export const reportTypes = choices({
  customer: [1, '客户报备'],
  project: [2, '项目报备'],
  price: [3, '价格报备'],
  exception: [4, '异常报备'],
});

export const reportStates = choices({
  draft: [0, '草稿', 'rest'],
  waiting: [1, '待审核', 'waits'],
  approved: [2, '已通过', 'done'],
  rejected: [3, '未通过', 'trouble'],
  expired: [4, '已失效', 'rest'],
});

export const ReportDraft = z.object({
  type: reportTypes.schema('请选择报备类型'),
  title: line(100, '请输入报备标题', '报备标题不能超过100个字符'),
  shopId: idOrNone.nullish(),
  unitName: text(100, '客户单位不能超过100个字符').nullish(),
  projectName: text(100, '项目名称不能超过100个字符').nullish(),
  demandId: idOrNone.nullish(),
  orderNo: text(32, '订单号不能超过32个字符').nullish(),
  amount: orderMoney.nullish(),
  validStart: dayText('请选择有效期的开始日期'),
  validEnd: dayText('请选择有效期的结束日期'),
  content: words(2000, '请输入报备内容', '报备内容不能超过2000个字符'),
  attachments: attachments.nullish(),
});
export type ReportDraft = z.output<typeof ReportDraft>;

const { content: _content, attachments: _attachments, ...listed } = ReportDraft.shape;
const standing = {
  reportNo: z.string(),
  shopName: z.string(),
  /** Number of the demand that it is about; blank for none. */
  demandNo: z.string(),
  status: reportStates.schema(),
  createName: z.string(),
  auditName: z.string(),
  auditTime: momentOrNone,
  auditRemark: z.string(),
  /** The actor has submitted it, and so does not decide on it. */
  isOwn: z.boolean(),
};

export const ReportRow = recordOf(z.object(listed), standing);
export type ReportRow = z.output<typeof ReportRow>;
export const Report = recordOf(ReportDraft, standing);
export type Report = z.output<typeof Report>;
