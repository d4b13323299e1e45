import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { keptIn } from '../kept-in.ts';
import { labelsOf } from '../labels.ts';
import { activityStates } from '../coupons/campaign-state.ts';
import { SlotHours } from '../marketing/slots.ts';
import { refusals } from '../refusal.ts';
import { count, id, moment, page, paged } from '../wire.ts';
import { sum } from '../orders/amounts.ts';
import { searchText } from '../search-text.ts';

/** Campaigns with a result: the three kinds of activities in the numbers of the wire, and coupons. */
export const campaignKinds = choices({
  flashSale: [1, '秒杀'],
  bargain: [2, '砍价'],
  groupBuy: [3, '拼团'],
  coupon: [4, '优惠券'],
});

/** Days in the chart of one campaign. */
export const RESULT_DAYS = 31;

export const campaignResultRefusals = refusals('campaign_result', {
  NO_AMOUNTS: { says: () => '没有查看金额的权限，不能按金额排序' },
  NOT_FOUND: { code: 404, says: () => '没有找到这个活动，可能已经删除，请刷新后重试' },
});

/** Result of a campaign in a period. Amounts are null for those who may not see them. */
export const CampaignResult = z.object({
  id,
  title: z.string(),
  state: activityStates.schema(),
  startTime: moment,
  /** A coupon may be claimed for ever. */
  stopTime: moment.nullable(),
  /** Hours of a flash sale on its days. */
  slot: SlotHours.nullable(),
  /** Views of its page, as far as a storefront reports them. */
  shown: count,
  people: count,
  orders: count,
  pieces: count,
  paid: sum,
  refunded: sum,
  net: sum,
  discount: sum,
  /** Net per yuan of discount; see `returnOf`. */
  returned: z.number().nullable(),
});
export type CampaignResult = z.output<typeof CampaignResult>;

/** Money that stayed for each yuan of discount; null where nothing was taken off, or where amounts are not for this person. */
export const returnOf = ({ net, discount }: Pick<CampaignResult, 'net' | 'discount'>): number | null =>
  net === null || discount === null || discount <= 0 ? null : Math.round((net / discount) * 100) / 100;

const kind = campaignKinds.schema('请选择活动类型');
/** Figures that a list can be put in order by; all but the first four tell amounts. */
const figures = ['shown', 'people', 'orders', 'pieces', 'paid', 'refunded', 'net', 'discount', 'returned'] as const;
export type ResultFigure = (typeof figures)[number];
/** Sorting by a figure, descending with a `-` before it; the latest first without one. */
const order = z.templateLiteral([z.literal(['', '-']), z.literal(figures)]).optional();
export type ResultOrder = z.output<typeof order>;

const filters = { order, kind, keywords: searchText(64).optional(), dateLimit: dateLimit.optional() };

const permission = 'admin:marketing:result:list';
export const campaignResultCalls = calls('campaign_result', '/admin/marketing/result', {
  list: get('/list', {
    permission,
    about:
      'Campaigns of one kind, the latest first or by a figure; with a period those that ran in it, and what they brought in it.',
    query: paged(filters),
    returns: page(CampaignResult),
    refuses: [campaignResultRefusals.NO_AMOUNTS, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
  days: get('/days', {
    permission,
    about: `Orders of one campaign by the day they were paid: the last ${RESULT_DAYS} days, or those up to its end.`,
    query: z.object({ kind, id }),
    returns: z.array(z.object({ day: z.string(), orders: count, paid: sum })),
    refuses: [campaignResultRefusals.NOT_FOUND],
  }),
  funnel: get('/funnel', {
    permission,
    about: 'How often one campaign was shown, who took part, and who paid for it, since it began.',
    query: z.object({ kind, id }),
    returns: z.object({ shown: count, people: count, payers: count }),
    refuses: [campaignResultRefusals.NOT_FOUND],
  }),
});

export const campaignResultExportCalls = calls('campaign_result', '/admin/export/excel', {
  exportResults: get('/result', {
    permission: 'admin:marketing:result:export',
    about: 'A workbook of the results that the filters find in the order of the list, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [campaignResultRefusals.NO_AMOUNTS, exportRefusals.EMPTY, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

keptIn('activity', 'campaign_result');
keptIn('coupon', 'campaign_result');

labelsOf('campaign_result', {
  id: 'ID',
  title: '活动名称',
  state: '活动状态',
  startTime: '活动时间',
  stopTime: '结束时间',
  shown: '展示次数',
  people: '参与人数',
  orders: '成交订单',
  pieces: '成交件数',
  paid: '实付金额',
  refunded: '退款金额',
  net: '净收入',
  discount: '优惠金额',
  returned: '优惠产出比',
  keywords: '活动名称',
});
