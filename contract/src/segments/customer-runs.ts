import { z } from 'zod';
import { BULK_MAX, BULK_UNDO_MS, BulkRun, type Outcome, outcomeOf } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { couponRefusals } from '../coupons/coupon-refusals.ts';
import { CustomerFilter } from '../customers/customer-filter.ts';
import { customerRefusals } from '../customers/customer-refusals.ts';
import { NOTICE_MAX, letterRefusals } from '../notifications/letters.ts';
import { refusals } from '../refusal.ts';
import { count, id, page, paged, words } from '../wire.ts';
import { segmentRefusals } from './segments.ts';

export const customerRunRefusals = refusals('customer_run', {
  NOTHING_CHOSEN: { code: 400, says: () => '请先选择用户、筛选条件或客群' },
  NOTHING_TO_DO: { code: 400, says: () => '请选择要做什么：设置分组、设置标签、发送优惠券或发送通知' },
  TOO_MANY: { code: 400, says: () => `一次最多处理 ${BULK_MAX} 位用户，请先缩小筛选范围` },
  COUNT_CHANGED: {
    says: (p: { expected: number; found: number }) => `符合条件的用户已从 ${p.expected} 位变为 ${p.found} 位，请重新预览后再开始`,
  },
  TOO_FEW: {
    says: (p: { wanted: number; left: number }) =>
      `要发给 ${p.wanted} 位用户，这张优惠券只剩 ${p.left} 张，请换一张剩余更多的券，或缩小筛选范围`,
  },
  NOT_REACHED: { says: () => '没有关注公众号，没有发送' },
  SENT_OUT: { says: () => '优惠券已发完' },
  NOT_FOUND: { code: 404, says: () => '没有找到这次批量操作，可能已被清理' },
  UNDER_WAY: { says: () => '这次批量操作还没有结束，请等它结束后再重试' },
  NOTHING_LEFT: { says: () => '没有需要重试的用户' },
});

/** Ways in which tags are set on those who may have some. */
export const tagWays = choices({ add: '加上这些标签', replace: '换成这些标签', remove: '去掉这些标签' });

const ToGroup = z.object({ groupId: id });
const ToTags = z.object({
  way: tagWays.schema('请选择设置标签的方式'),
  tagIds: z.array(id).min(1, '请选择用户标签').max(50, '一次最多选择 50 个标签'),
});
const ToCoupon = z.object({ couponId: id });

const ToNotice = z.object({ text: words(NOTICE_MAX, '请填写通知内容') });

/** Task of a run, of which exactly one is given. */
const task = { group: ToGroup.optional(), tags: ToTags.optional(), coupon: ToCoupon.optional(), notice: ToNotice.optional() };
export const CustomerTask = z.object(task);
export type CustomerTask = z.output<typeof CustomerTask>;

/** Customers that are ticked, all that match a filter of the list, or all of a segment. */
const chosen = {
  ids: z.array(id).min(1, '请先选择用户').max(10_000, '一次最多选择 10000 位用户').optional(),
  filter: CustomerFilter.optional(),
  segmentId: id.optional(),
};
const Chosen = z.object(chosen);
export type ChosenCustomers = z.output<typeof Chosen>;

export const runRowStates = choices({
  done: ['done', '已完成', 'done'],
  unchanged: ['unchanged', '无需处理', 'rest'],
  refused: ['refused', '没有成功', 'trouble'],
  retried: ['retried', '已重试', 'rest'],
  waiting: ['waiting', '没有处理', 'waits'],
});
export const runWords = (run: Outcome): string => outcomeOf(run, '位', runRowStates.labels);

const Preview = z.object({
  matched: z.int(),
  changed: z.int(),
  /** Coupons that are left; null where they are not counted. */
  left: z.int().nullable(),
});
const Row = z.object({ id: z.int(), nickname: z.string(), state: runRowStates.schema(), reason: z.string() });
/** Answer of a run too large to wait for; its counts are 0 until it is over. */
const Begun = z.object({
  runId: z.int(),
  jobId: z.int().nullable(),
  matched: z.int(),
  changed: z.int(),
  refused: z.int(),
});
export type BegunRun = z.output<typeof Begun>;

/** Bytes of the longest list of customers. */
const BODY_MAX = 512 * 1024;
const expected = count.optional();
const badChoice = [
  customerRunRefusals.NOTHING_CHOSEN,
  customerRunRefusals.TOO_MANY,
  customerRunRefusals.COUNT_CHANGED,
  segmentRefusals.NOT_FOUND,
] as const;
const mayRun = {
  permission: 'admin:user:group',
  orAnyOf: ['admin:user:tag', 'admin:coupon:user:receive', 'admin:user:notice'],
} as const;

/** Act on many customers: previewed, run, listed row by row, tried again for the rows left alone. */
export const customerRunCalls = calls('customer', '/admin/user/run', {
  previewMany: post('/preview', {
    ...mayRun,
    about: 'Says how many customers an act would find and change, and changes nothing.',
    body: z.object({ ...chosen, ...task }),
    maxBody: BODY_MAX,
    returns: Preview,
    refuses: [
      customerRunRefusals.NOTHING_CHOSEN,
      customerRunRefusals.NOTHING_TO_DO,
      customerRunRefusals.TOO_MANY,
      segmentRefusals.NOT_FOUND,
      customerRefusals.NO_GROUP,
      customerRefusals.NO_TAG,
      letterRefusals.NOTICE_CLOSED,
    ],
  }),
  groupMany: post('/group', {
    permission: 'admin:user:group',
    about: 'Puts many customers into a group. `expected` is what the preview found; another number is refused.',
    body: z.object({ ...chosen, group: ToGroup, expected }),
    maxBody: BODY_MAX,
    returns: Begun,
    undo: { says: '已批量设置分组', for: BULK_UNDO_MS },
    refuses: [...badChoice, customerRefusals.NO_GROUP],
  }),
  tagMany: post('/tag', {
    permission: 'admin:user:tag',
    body: z.object({ ...chosen, tags: ToTags, expected }),
    maxBody: BODY_MAX,
    returns: Begun,
    undo: { says: '已批量设置标签', for: BULK_UNDO_MS },
    refuses: [...badChoice, customerRefusals.NO_TAG],
  }),
  sendMany: post('/coupon', {
    permission: 'admin:coupon:user:receive',
    about: 'A coupon for each who has none yet, once, and never more than there are. What was given is not taken back.',
    body: z.object({ ...chosen, coupon: ToCoupon, expected }),
    maxBody: BODY_MAX,
    returns: Begun,
    refuses: [...badChoice, couponRefusals.INFO_NOT_FOUND, couponRefusals.CLAIM_OVER, customerRunRefusals.TOO_FEW],
  }),
  noticeMany: post('/notice', {
    permission: 'admin:user:notice',
    about:
      'A message by a template of the public account, once a day at most, to each who follows it. It waits for the morning at night. What was ' +
      'sent is not taken back.',
    body: z.object({ ...chosen, notice: ToNotice, expected }),
    maxBody: BODY_MAX,
    returns: Begun,
    refuses: [...badChoice, letterRefusals.NOTICE_CLOSED],
  }),
  listMany: get('/list', {
    ...mayRun,
    about: 'One’s own runs, newest first.',
    query: paged({}),
    returns: page(BulkRun),
  }),
  infoMany: get('/info/{id}', {
    ...mayRun,
    params: z.object({ id }),
    returns: BulkRun,
    refuses: [customerRunRefusals.NOT_FOUND],
  }),
  rowsMany: get('/rows', {
    ...mayRun,
    about: 'What became of each customer of a run.',
    query: paged({ id, state: runRowStates.schema().optional() }),
    returns: page(Row),
    refuses: [customerRunRefusals.NOT_FOUND],
  }),
  retryMany: post('/retry', {
    ...mayRun,
    about: 'Runs again for the customers that were left alone, as a run of its own.',
    body: z.object({ id }),
    returns: Begun,
    refuses: [customerRunRefusals.NOT_FOUND, customerRunRefusals.UNDER_WAY, customerRunRefusals.NOTHING_LEFT],
  }),
});
