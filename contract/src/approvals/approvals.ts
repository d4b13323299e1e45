import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { yuanOfFen } from '../fen.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';
import { amount, flag, id, moment, nothing, page, paged, words } from '../wire.ts';

export const approvalRefusals = refusals('approval', {
  NOT_FOUND: { code: 404, says: () => '没有找到这条复核申请' },
  DECIDED: { says: () => '这条申请已经处理过了，请刷新页面' },
  OWN: { says: () => '不能复核自己提交的申请，请由另一人复核；不想提交了可以撤回' },
  NOT_OWN: { code: 403, says: () => '只有提交人能撤回申请，别人的申请请用退回' },
  NOT_YOURS: { code: 403, says: (p: { kind: string }) => `您没有${p.kind}的权限，不能复核这条申请` },
  REFUNDS_OF_DAY: {
    code: NEEDS_SECOND,
    says: (p: { limit: number; before: number }) =>
      `您 24 小时内的退款上限是 ${yuanOfFen(p.limit)} 元（之前已退 ${yuanOfFen(p.before)} 元），请提交给另一个人复核`,
  },
  WAITS_ALREADY: {
    onConstraint: 'approval__waiting',
    says: () => '已有一条申请在等待复核，请等它处理完再提交',
  },
});

/** Acts of which large ones need a second person. */
export const approvalKinds = choices({
  refund: '订单退款',
  caseRefund: '退换单退款',
  rechargeRefund: '充值退款',
  funds: '余额积分调整',
  credit: '赊账调整',
});
export type ApprovalKind = (typeof approvalKinds.values)[number];

export const approvalStates = choices({
  waiting: ['waiting', '待复核', 'waits'],
  approved: ['approved', '已通过', 'done'],
  declined: ['declined', '未通过', 'rest'],
  withdrawn: ['withdrawn', '已撤回', 'rest'],
});

/** An act that somebody may not decide alone, with what came of it. */
export const Approval = z.object({
  id,
  kind: approvalKinds.schema(),
  /** Subject in words, and the page that shows it. */
  subject: z.string(),
  path: z.string(),
  amount,
  reason: z.string(),
  state: approvalStates.schema(),
  proposer: z.string(),
  /** The person who looks submitted it. */
  isOwn: z.boolean(),
  /** The person who looks may approve it: another submitted it, and it is an act of theirs. */
  mayApprove: z.boolean(),
  decider: z.string().nullable(),
  note: z.string().nullable(),
  decideTime: moment.nullable(),
  createTime: moment,
});
export type Approval = z.output<typeof Approval>;

const note = words(200, '请填写原因');
const filters = { state: approvalStates.schema().optional(), kind: approvalKinds.schema().optional() };

export const approvalCalls = calls('approval', '/admin/approval', {
  list: get('/list', {
    permission: 'admin:approval:list',
    about:
      'Acts that wait for a second person, and those that were decided, the latest first; `forMe` are those that whoever asks may approve.',
    query: paged({ ...filters, forMe: flag.optional() }),
    returns: page(Approval),
  }),
  listOwn: get('/own/list', {
    permission: 'session',
    dataScope: 'whole_order',
    about: 'A person’s own proposals, the latest first, also for those who decide nothing.',
    query: paged(filters),
    returns: page(Approval),
  }),
  approve: post('/approve', {
    permission: 'admin:approval:decide',
    about: 'Does what was proposed, in the name of the second person, who must be allowed to do it alone.',
    body: z.object({ id }),
    returns: nothing,
    says: '已通过',
    refuses: [approvalRefusals.NOT_FOUND, approvalRefusals.DECIDED, approvalRefusals.OWN, approvalRefusals.NOT_YOURS],
  }),
  decline: post('/decline', {
    permission: 'admin:approval:decide',
    about: 'Leaves it undone, with the reason, of which whoever proposed it is notified.',
    body: z.object({ id, note }),
    returns: nothing,
    says: '已退回',
    refuses: [approvalRefusals.NOT_FOUND, approvalRefusals.DECIDED, approvalRefusals.OWN],
  }),
  withdraw: post('/withdraw', {
    permission: 'session',
    dataScope: 'whole_order',
    about: 'Whoever proposed it takes it back.',
    body: z.object({ id, note }),
    returns: nothing,
    says: '已撤回',
    refuses: [approvalRefusals.NOT_FOUND, approvalRefusals.DECIDED, approvalRefusals.NOT_OWN],
  }),
});

labelsOf('approval', {
  kind: '类型',
  subject: '事项',
  amount: '金额',
  reason: '原因',
  state: '状态',
  proposer: '提交人',
  decider: '复核人',
  note: '处理说明',
  decideTime: '复核时间',
  createTime: '提交时间',
});
historyOf('approval', {
  label: '复核',
  readBy: approvalCalls.list.permission,
  fields: { state: approvalStates, note: 'text' },
  acts: { approve: '复核通过', decline: '复核退回', withdraw: '撤回复核申请' },
});
