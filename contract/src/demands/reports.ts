import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { flag, id, nothing, page, paged, text, words } from '../wire.ts';
import { reportRefusals } from './report-refusals.ts';
import { Report, ReportDraft, ReportRow, reportStates, reportTypes } from './report-record.ts';

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
