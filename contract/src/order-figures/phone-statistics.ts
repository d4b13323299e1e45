import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit } from '../date-limit.ts';
import { refusals } from '../refusal.ts';
import { absentOr, count, paged, words } from '../wire.ts';
import { sum } from '../orders/amounts.ts';

export const orderStatisticsRefusals = refusals('order_statistics', {
  NO_AMOUNTS: { says: () => '没有查看金额的权限，请联系管理员开通' },
  TOO_LONG: { says: () => '时间范围最长 3 年，请缩短后再查' },
});

/** Figure to add up: turnover, or the number of orders. */
export const measures = choices({ price: [1, '营业额'], order: [2, '订单量'] });
/** Direction of a figure against the period before. */
export const directions = choices({ up: [1, '增长', 'done'], down: [2, '下降', 'rest'] });

/** Orders by where they stand, and what was paid by the day of payment. */
export const StaffFigures = z.object({
  orderCount: count,
  sumPrice: sum,
  unpaidCount: count,
  unshippedCount: count,
  receivedCount: count,
  verificationCount: count,
  completeCount: count,
  refundCount: count,
  /** Ours: refunds of these that are under way, as their tab lists them. */
  refundingCount: count.optional(),
  /** Ours: orders of `unshippedCount` and `verificationCount` that wait for no team of a group-buy. */
  toSendCount: count.optional(),
  toHandOutCount: count.optional(),
  evaluatedCount: z.null(),
  todayCount: count,
  todayPrice: sum,
  proCount: count,
  proPrice: sum,
  monthCount: count,
  monthPrice: sum,
});

const ABOUT = 'Paid orders by the day of payment, deleted ones left out; refunds are not taken off.';
const day = z.string();

/** Figures of the shop for a phone. */
export const phoneStatisticsCalls = calls('order', '/admin/store/order', {
  figures: get('/statistics', {
    permission: 'admin:order:statistics',
    dataScope: 'order',
    about: ABOUT,
    returns: StaffFigures,
  }),
  figuresByDay: get('/statisticsData', {
    permission: 'admin:order:statistics:data',
    dataScope: 'order',
    about: `${ABOUT} Every day of the period, the newest first; no page goes further back than the first payment.`,
    query: paged({ dateLimit: dateLimit.optional() }),
    returns: z.array(z.object({ count, price: sum, time: day })),
  }),
  trend: get('/time', {
    permission: 'admin:order:time',
    dataScope: 'order',
    about: `${ABOUT} \`growthRate\` is in per cent against as many days of the period before; days still to come are left out.`,
    query: z.object({
      dateLimit: words(64, '请选择时间'),
      type: measures.schema(absentOr('请选择统计类型', '未知的统计类型')),
    }),
    returns: z.object({
      chart: z.array(z.object({ num: z.string(), time: day })),
      growthRate: z.int(),
      increaseTime: z.string(),
      increaseTimeStatus: directions.schema(),
      time: z.string(),
    }),
    refuses: [orderStatisticsRefusals.NO_AMOUNTS, orderStatisticsRefusals.TOO_LONG],
  }),
});
