import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { showMoment } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { type CampaignResult, type campaignResultExportCalls } from '#contract/order-figures/campaign-results.ts';
import { linkedWorkbook, pagesByNumber, limitRows } from '#server/exports/index.ts';
import { holds } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Sheet } from '#server/platform/sheets/cell.ts';
import { listResults } from './queries.ts';

type ResultFilter = Input<typeof campaignResultExportCalls.exportResults> & { seesAmounts: boolean };

const title = (field: keyof CampaignResult): string => getLabel('campaign_result', field);

const counted = (['shown', 'people', 'orders', 'pieces'] as const).map((field) => ({
  title: title(field),
  width: 10,
  value: (row: CampaignResult) => row[field],
}));
const money = (['paid', 'refunded', 'net', 'discount'] as const).map((field) => ({
  title: title(field),
  width: 12,
  decimals: true,
  value: (row: CampaignResult) => (row[field] === null ? '' : row[field] / 100),
}));

const columns: Sheet<CampaignResult>['columns'] = [
  { title: title('id'), width: 8, value: ({ id }) => id },
  { title: title('title'), width: 30, value: (row) => row.title },
  { title: title('state'), width: 10, value: ({ state }) => labelOf(activityStates, state) ?? '' },
  { title: '开始时间', width: 20, value: ({ startTime }) => showMoment(startTime) },
  { title: title('stopTime'), width: 20, value: ({ stopTime }) => (stopTime === null ? '不限时' : showMoment(stopTime)) },
  ...counted,
  ...money,
  { title: '每优惠 1 元带来', width: 14, decimals: true, value: ({ returned }) => returned ?? '' },
];

const sheetOf = linkedWorkbook<ResultFilter, CampaignResult>({
  kind: 'campaignResult',
  title: '活动效果',
  columns,
  above: (now) => [`生成时间:${showMoment(now)}`],
  pages: (db, { seesAmounts, ...filter }, now) =>
    limitRows(
      pagesByNumber((asking: Db, input: Omit<ResultFilter, 'seesAmounts'> & Paging) =>
        listResults(asking, input, { now, seesAmounts }),
      )(db, filter),
    ),
});

/** A workbook of the results of one kind of campaign; amounts go only to those who may see them. */
export const exportResults = (services: Services) => {
  const make = sheetOf(services);
  return (filter: Omit<ResultFilter, 'seesAmounts'>, asked: CallContext) =>
    make({ ...filter, seesAmounts: holds(asked.actor, seeAmounts) }, asked);
};
