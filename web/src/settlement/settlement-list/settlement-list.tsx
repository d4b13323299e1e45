import { lazy } from 'react';
import { yuanOfFen } from '#contract/fen.ts';
import { type Settlement, objectionStates } from '#contract/settlement/settlement-record.ts';
import { operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls, settlementExportCalls } from '#contract/settlement/settlements.ts';
import { shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { shopMoneyCalls } from '#contract/settlement/shop-money.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import {
  ChoiceFilter,
  type Column,
  DateRangeFilter,
  GoButton,
  ListPage,
  OpenButton,
  SelectFilter,
  TextFilter,
  figure,
  useCall,
  useMay,
  when,
  yuan,
} from '#web/ui/index.ts';
import { settlementActs } from './settlement-acts.tsx';
import { SettlementDetail } from './settlement-detail.tsx';
import { SettlementTabs } from './settlement-tabs.tsx';
import { State, periodOf } from './state.tsx';

const GenerateDialog = lazy(() =>
  import('../generating/generate-dialog.tsx').then((module) => ({ default: module.GenerateDialog })),
);

const generate = (
  <OpenButton label="生成结算单" call={settlementRunCalls.generate} primary>
    {(close) => <GenerateDialog onClose={close} />}
  </OpenButton>
);

const columns: readonly Column<Settlement>[] = [
  { field: 'settlementNo', width: 116, opens: true, card: 'title' },
  { field: 'shopName', width: 124 },
  { field: 'periodStart', title: '周期', width: 112, show: (_, bill) => periodOf(bill) },
  { field: 'orderCount', width: 68, show: figure },
  { field: 'orderAmount', width: 100, show: yuan },
  { field: 'freightAmount', width: 96, show: yuan, hidden: true },
  { field: 'platformAmount', width: 92, show: yuan, hidden: true },
  { field: 'refundAmount', width: 92, show: yuan, card: 'none' },
  { field: 'commissionRate', width: 84, align: 'right', show: (rate) => `${yuanOfFen(rate)}%`, hidden: true },
  { field: 'commissionAmount', width: 92, show: yuan, card: 'none' },
  { field: 'adjustAmount', width: 92, show: yuan, card: 'none' },
  { field: 'carriedAmount', width: 92, show: yuan, hidden: true },
  { field: 'payableAmount', width: 104, show: yuan },
  { field: 'status', width: 92, card: 'status', show: (_, bill) => <State of={bill} /> },
  { field: 'createTime', show: when, hidden: true },
  { field: 'payTime', show: when, hidden: true },
];

/** Absent for people of shops, who see no others. */
function ShopFilter() {
  const may = useMay()(settlementCalls.shops);
  const { data: shops = [], isLoading } = useCall(settlementCalls.shops, {}, { enabled: may });
  if (shops.length < 2) return null;
  return <SelectFilter name="shopId" options={shops.map(({ id, name }) => ({ value: id, label: name }))} isLoading={isLoading} />;
}

/** Bills of the mall's shops; people of a shop see its own. */
export const SettlementList = () => (
  <ListPage
    title="结算"
    called="结算单"
    call={settlementCalls.list}
    tabs={<SettlementTabs />}
    tab="status"
    filters={
      <>
        <TextFilter name="keywords" />
        <ShopFilter />
        <ChoiceFilter name="objectionState" of={objectionStates} />
        <SpanFilter name="toApply" label="付款" says="待申请付款" />
        <DateRangeFilter name="dateLimit" label="生成时间" />
      </>
    }
    actions={
      <>
        <GoButton label="店铺资金" to="/settlement/money" call={shopMoneyCalls.listMoney} />
        <GoButton label="运营商分成" to="/settlement/share" call={operatorShareCalls.listShares} />
        <GoButton label="应付店铺" to="/settlement/balance" call={shopBalanceCalls.listBalances} />
        <WorkbookButton call={settlementExportCalls.exportBills} of={settlementCalls.list} />
        {generate}
      </>
    }
    columns={columns}
    rowActions={settlementActs}
    detail={{
      title: (bill) => (bill ? `${bill.settlementNo} ${bill.shopName}` : '结算单'),
      show: (id) => <SettlementDetail key={id} id={id} />,
      width: 960,
    }}
    empty={{ says: '还没有结算单。选好周期，先看每家店铺应结多少，再一次生成', action: generate }}
  />
);
