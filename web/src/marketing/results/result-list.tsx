import {
  type CampaignResult,
  campaignKinds,
  campaignResultCalls,
  campaignResultExportCalls,
  campaignStates,
  returnOf,
} from '#contract/orders/campaign-results.ts';
import { DateRangeFilter, ListPage, ListTabs, TextFilter, day, figure, yuan } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { ResultDetail } from './result-detail.tsx';

const lastDay = (stopTime: Date) => day(new Date(stopTime.getTime() - 1));
const periodText = ({ startTime, stopTime }: CampaignResult) => (
  <>
    {day(startTime)} - {stopTime === null ? '不限时' : lastDay(stopTime)}
  </>
);

const returned = (row: CampaignResult) => {
  const ratio = returnOf(row);
  return ratio === null ? undefined : <span className="figure">{`1 : ${ratio}`}</span>;
};

/** What each campaign brought: who took part, what was bought, paid and taken off. */
export const ResultList = () => (
  <ListPage
    title="活动效果"
    call={campaignResultCalls.list}
    start={{ kind: campaignKinds.flashSale }}
    tab="kind"
    tabs={<ListTabs name="kind" items={campaignKinds.options} />}
    filters={
      <>
        <DateRangeFilter />
        <TextFilter name="keywords" placeholder="活动名称或 ID" />
      </>
    }
    actions={<WorkbookButton call={campaignResultExportCalls.exportResults} of={campaignResultCalls.list} />}
    columns={[
      { field: 'id', width: 52, card: 'none' },
      { field: 'title', width: 168, opens: true, card: 'title' },
      { field: 'state', width: 92, card: 'status', of: campaignStates },
      { field: 'startTime', width: 144, show: (_, row) => periodText(row) },
      { field: 'people', width: 76, show: figure },
      { field: 'orders', width: 76, show: figure },
      { field: 'pieces', width: 76, show: figure, card: 'none' },
      { field: 'paid', width: 104, show: yuan },
      { field: 'refunded', width: 96, show: yuan, card: 'none' },
      { field: 'net', width: 104, show: yuan, card: 'none' },
      { field: 'discount', width: 104, show: yuan },
      { title: '优惠产出比', field: 'stopTime', width: 96, align: 'right', card: 'none', show: (_, row) => returned(row) },
    ]}
    detail={{ title: (row) => `${row?.title ?? '活动'} 的效果`, show: (id) => <ResultDetail key={id} id={id} />, width: 720 }}
    empty={{ says: '还没有活动，添加后顾客的参与、成交和优惠都统计在这里' }}
  />
);
