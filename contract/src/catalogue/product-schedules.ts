import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { choices } from '../choices.ts';
import { momentSpan } from '../date-limit.ts';
import { refusals } from '../refusal.ts';
import { count, id, moment, money, nothing, page, paged } from '../wire.ts';
import { productRefusals } from './product-refusals.ts';

export const scheduleActs = choices({ on: '上架', off: '下架', price: '改价' });
export const scheduleStates = choices({
  planned: ['planned', '待执行', 'underway'],
  done: ['done', '已执行', 'done'],
  failed: ['failed', '未成功', 'trouble'],
  cancelled: ['cancelled', '已取消', 'rest'],
});
/** Days ahead that a schedule may be set. */
export const SCHEDULE_DAYS = 366;

export const productScheduleRefusals = refusals('product_schedule', {
  PAST: { code: 400, says: () => '执行时间已经过去，请选择将来的时间' },
  FAR: { code: 400, says: () => '最多定到一年以后，请选择更近的时间' },
  END_FIRST: { code: 400, says: () => '结束时间要晚于执行时间，请重新选择' },
  NO_PRICE: { code: 400, says: () => '请填写新的售价' },
  IN_BIN: { says: () => '商品在回收站里，请先恢复商品' },
  TWICE: { onConstraint: 'product_schedule__once', says: () => '这个商品在这个时间已有同样的定时任务，请换一个时间' },
  NOT_FOUND: { code: 404, says: () => '没有找到这个定时任务，请刷新后重试' },
  NOT_PLANNED: { says: () => '这个定时任务已经执行或取消，不能再取消' },
  PRICE_MOVED: { says: () => '价格已被手工修改，没有改回原价' },
  NOT_BEGUN: { says: () => '前一步没有执行，不需要恢复' },
  BROKEN: { says: () => '执行时出错，没有任何改动，请手动处理' },
});

const act = scheduleActs.schema('请选择上架、下架或改价');
const state = scheduleStates.schema('未知的状态');
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式应为 2026-01-31');

export const Schedule = z.object({
  id: z.int(),
  productId: z.int(),
  storeName: z.string(),
  image: z.string(),
  act,
  /** SKU of the entry; empty for all of them. */
  suk: z.string(),
  price: money.nullable(),
  /** Takes an earlier one back: the price, or the place, that was before it. */
  isEnd: z.boolean(),
  at: moment,
  state,
  /** Reason it failed or was cancelled. */
  reason: z.string(),
  adminName: z.string(),
});

/** Planned act on a product: the shelf, or its price, and when that ends. */
export const scheduleCalls = calls('product_schedule', '/admin/store/product/schedule', {
  list: get('/list', {
    permission: 'admin:product:schedule:list',
    dataScope: 'product',
    about:
      'What is planned, soonest first; what is over, latest first. `actsIn` is of their time, without those that were cancelled.',
    query: paged({ state: state.optional(), day: Day.optional(), actsIn: momentSpan.optional(), productId: id.optional() }),
    returns: page(Schedule),
  }),
  days: get('/days', {
    permission: 'admin:product:schedule:list',
    dataScope: 'product',
    about: 'How much is planned on each of the next days.',
    query: z.object({ days: count.default(14) }),
    returns: z.array(z.object({ day: z.string(), count: z.int() })),
  }),
  save: post('/save', {
    permission: 'admin:product:schedule:save',
    dataScope: 'product',
    body: z.object({
      productId: id,
      act,
      /** SKU, absent where the product has one SKU or all of them are meant. */
      skuId: id.optional(),
      price: money.nullish(),
      at: moment,
      /** Back to what was before. */
      endAt: moment.nullish(),
    }),
    returns: nothing,
    refuses: [
      productScheduleRefusals.PAST,
      productScheduleRefusals.FAR,
      productScheduleRefusals.END_FIRST,
      productScheduleRefusals.NO_PRICE,
      productScheduleRefusals.IN_BIN,
      productScheduleRefusals.TWICE,
      productRefusals.NOT_FOUND,
      productRefusals.SKU_ELSEWHERE,
    ],
  }),
  cancel: post('/cancel', {
    permission: 'admin:product:schedule:cancel',
    dataScope: 'product',
    body: z.object({ id }),
    returns: nothing,
    undo: '已取消定时任务',
    refuses: [productScheduleRefusals.NOT_FOUND, productScheduleRefusals.NOT_PLANNED],
  }),
});

labelsOf('product_schedule', {
  at: '执行时间',
  endAt: '结束时间',
  image: '商品图',
  storeName: '商品名称',
  act: '安排',
  skuId: '规格',
  price: '新售价',
  state: '状态',
  adminName: '创建人',
  reason: '原因',
});

actsOf('product_schedule', '商品定时', { save: '新增定时', cancel: '取消定时', fail: '定时执行失败' });
