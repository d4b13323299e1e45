import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, labelOf } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, idOrNone, line, momentOrNone, nothing, orderMoney, page, paged, text, words } from '../wire.ts';
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

interface ReportedBefore {
  shopName: string;
  unitName: string;
  /** Blank for a whole customer. */
  projectName: string;
  validEnd: string;
}

export const reportRefusals = refusals('report', {
  NUMBER_TAKEN: { onConstraint: 'report__number', says: () => '报备单号重复，请再保存一次' },
  NO_SHOP: { onConstraint: 'report__shop_there', says: () => '店铺不存在，请重新选择' },
  CHOOSE_SHOP: { code: 400, says: () => '请选择店铺' },
  SHOP_STAYS: { code: 403, says: () => '只能为自己的店铺报备' },
  NO_DEMAND: { onConstraint: 'report__demand', says: () => '没有找到关联的采购需求，请重新选择' },
  NO_UNIT: { says: () => '请输入客户单位' },
  BACKWARDS: { code: 400, says: () => '有效期的开始日期不能晚于结束日期' },
  OVER: { code: 400, says: () => '有效期已经结束，请先修改有效期' },
  STATE: { says: (p: { status: number }) => `报备${labelOf(reportStates, p.status) ?? ''}，不能这样操作，请刷新后再看` },
  OWN: { code: 403, says: () => '不能审核自己提交的报备，请另一位同事审核' },
  SPENT: { says: (p: { orderNo: string }) => `这份价格报备已用于订单 ${p.orderNo}，不能撤回` },
  NO_REMARK: { code: 400, says: () => '请填写拒绝原因' },
  HELD: {
    says: (p: ReportedBefore) =>
      p.projectName === ''
        ? `该客户已被其他店铺报备：“${p.unitName}”由“${p.shopName}”报备，有效期到 ${p.validEnd}`
        : `该项目已被其他店铺报备：“${p.unitName}”的“${p.projectName}”由“${p.shopName}”报备，有效期到 ${p.validEnd}`,
  },
});

const ReportDraft = z.object({
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

/** Saves and submits at once. */
const submit = flag.optional();
const saved = [
  reportRefusals.NUMBER_TAKEN,
  reportRefusals.NO_SHOP,
  reportRefusals.CHOOSE_SHOP,
  reportRefusals.SHOP_STAYS,
  reportRefusals.NO_DEMAND,
  reportRefusals.NO_UNIT,
  reportRefusals.BACKWARDS,
  reportRefusals.OVER,
  reportRefusals.HELD,
];

/** Reports of shops (报备), so that no two of them chase one customer and exceptions of prices are on record. */
export const reportCalls = calls('report', '/admin/report', {
  list: get('/list', {
    permission: 'admin:report:list',
    dataScope: 'report',
    query: paged({
      keywords: searchText(64).optional(),
      type: reportTypes.schema('报备类型不正确').optional(),
      status: reportStates.schema('报备状态不正确').optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(ReportRow),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  count: get('/count', {
    permission: 'admin:report:list',
    dataScope: 'report',
    about: 'How many reports there are, by state.',
    returns: z.array(z.object({ status: reportStates.schema(), count: z.int() })),
  }),
  info: get('/info', {
    permission: 'admin:report:info',
    dataScope: 'report',
    query: z.object({ id }),
    returns: Report,
  }),
  save: post('/save', {
    permission: 'admin:report:save',
    dataScope: 'report',
    about: 'A draft; `submit` also submits it. `shopId` may be left out by whoever belongs to one shop.',
    body: ReportDraft.extend({ submit }),
    returns: z.object({ id: z.int() }),
    refuses: saved,
  }),
  update: post('/update', {
    edits: Report,
    permission: 'admin:report:update',
    dataScope: 'report',
    about: 'Drafts and rejected reports alone.',
    query: z.object({ id }),
    body: ReportDraft.extend({ submit }),
    returns: z.object({ id: z.int() }),
    refuses: [...saved, reportRefusals.STATE],
  }),
  delete: get('/delete', {
    permission: 'admin:report:delete',
    dataScope: 'report',
    query: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [reportRefusals.STATE],
  }),
  submit: post('/submit', {
    permission: 'admin:report:submit',
    dataScope: 'report',
    about: 'Refused where another shop holds the customer or the project, with who holds it and until when.',
    query: z.object({ id }),
    returns: nothing,
    says: '已提交，等待审核',
    refuses: [reportRefusals.STATE, reportRefusals.OVER, reportRefusals.HELD],
  }),
  withdraw: post('/withdraw', {
    permission: 'admin:report:submit',
    dataScope: 'report',
    about: 'Ends an approved report before its last day; a price report that allowed an order stays.',
    body: z.object({ id, reason: words(180, '请填写撤回原因', '撤回原因不能超过180个字符') }),
    returns: nothing,
    says: '已撤回',
    refuses: [reportRefusals.STATE, reportRefusals.SPENT],
  }),
  audit: post('/audit', {
    permission: 'admin:report:audit',
    about: 'By somebody else than who submitted it; a rejection says why.',
    body: z.object({
      id,
      status: z.literal([reportStates.approved, reportStates.rejected], '请选择通过或拒绝'),
      auditRemark: text(200, '审核意见不能超过200个字符').nullish(),
    }),
    returns: nothing,
    says: '已保存审核结果',
    refuses: [reportRefusals.STATE, reportRefusals.OWN, reportRefusals.NO_REMARK, reportRefusals.OVER, reportRefusals.HELD],
  }),
});

labelsOf('report', {
  id: 'ID',
  reportNo: '报备单号',
  type: '报备类型',
  title: '报备标题',
  shopId: '店铺',
  shopName: '店铺',
  unitName: '客户单位',
  projectName: '项目名称',
  demandId: '采购需求',
  demandNo: '采购需求',
  orderNo: '订单号',
  amount: '预计金额',
  validStart: '有效期开始',
  validEnd: '有效期结束',
  content: '报备内容',
  attachments: '附件',
  status: '状态',
  submit: '提交',
  createName: '提交人',
  auditName: '审核人',
  auditTime: '审核时间',
  auditRemark: '审核意见',
  reason: '撤回原因',
  isOwn: '本人提交',
  createTime: '创建时间',
  updateTime: '修改时间',
  keywords: '单号、标题、客户单位或项目',
  dateLimit: '创建时间',
});

historyOf('report', {
  label: '报备',
  readBy: 'admin:report:info',
  fields: {
    ...texts('title', 'unitName', 'projectName', 'orderNo', 'validStart', 'validEnd', 'content', 'auditName', 'auditRemark'),
    type: reportTypes,
    amount: 'yuan',
    status: reportStates,
  },
  acts: { submit: '提交', audit: '审核', withdraw: '撤回' },
});
