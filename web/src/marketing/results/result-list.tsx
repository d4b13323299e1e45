import {
  type CampaignResult,
  campaignKinds,
  campaignResultCalls,
  campaignResultExportCalls,
} from '#contract/order-figures/campaign-results.ts';
import { activityStates } from '#contract/coupons/campaign-state.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { DateRangeFilter, ListPage, ListTabs, TextFilter, day, figure, useMay, yuan } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { CampaignState } from '../campaign-state.tsx';
import { ResultDetail } from './result-detail.tsx';

const lastDay = (stopTime: Date) => day(new Date(stopTime.getTime() - 1));
const periodText = ({ startTime, stopTime }: CampaignResult) => (
  <>
    {day(startTime)} - {stopTime === null ? '不限时' : lastDay(stopTime)}
  </>
);

/** Switch and period of a campaign whose state is known. */
const periodOf = ({ state, startTime: from, stopTime: until }: CampaignResult) => ({
  isOn: state !== activityStates.off,
  from,
  until,
});

const ratio = (returned: number | null) => returned !== null && <span className="figure">{`1 : ${returned}`}</span>;

/** Result of each campaign: who took part, what was bought, paid and taken off. */
export function ResultList() {
  // A person who may not see amounts cannot put campaigns in their order either.
  const ofAmounts = useMay()(seeAmounts) ? ({ sorts: true } as const) : {};
  return (
    <ListPage
      title="活动效果"
      call={campaignResultCalls.list}
      start={{ kind: campaignKinds.flashSale }}
      tab="kind"
      tabs={<ListTabs name="kind" items={campaignKinds.options} />}
      filters={
        <>
          <DateRangeFilter name="dateLimit" />
          <TextFilter name="keywords" placeholder="活动名称或 ID" />
        </>
      }
      actions={<WorkbookButton call={campaignResultExportCalls.exportResults} of={campaignResultCalls.list} />}
      columns={[
        { field: 'id', width: 44, card: 'none' },
        { field: 'title', width: 106, opens: true, card: 'title' },
        { field: 'state', width: 132, card: 'status', show: (_, row) => <CampaignState of={periodOf(row)} slot={row.slot} /> },
        { field: 'startTime', width: 112, show: (_, row) => periodText(row) },
        { field: 'shown', sorts: true, width: 80, show: figure, card: 'none' },
        { field: 'people', sorts: true, width: 80, show: figure },
        { field: 'orders', sorts: true, width: 80, show: figure },
        { field: 'pieces', sorts: true, width: 80, show: figure, card: 'none', hidden: true },
        { field: 'paid', ...ofAmounts, width: 92, show: yuan },
        { field: 'refunded', ...ofAmounts, width: 92, show: yuan, card: 'none' },
        { field: 'net', ...ofAmounts, width: 92, show: yuan, card: 'none' },
        { field: 'discount', ...ofAmounts, width: 92, show: yuan },
        { field: 'returned', ...ofAmounts, width: 96, align: 'right', card: 'none', show: ratio },
      ]}
      detail={{ title: (row) => `${row?.title ?? '活动'} 的效果`, show: (id) => <ResultDetail key={id} id={id} />, width: 720 }}
      empty={{ ofTab: true, says: '还没有活动，添加后用户的参与、成交和优惠都统计在这里' }}
    />
  );
}
