import type { ReactNode } from 'react';
import {
  CHECKED_AGAIN_DAYS,
  reconciliationCalls,
  reconciliationExportCalls,
  reconciliationStates,
} from '#contract/finance/reconciliations.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { ChoiceFilter, DateRangeFilter, ListPage, RunButton, when, yuan } from '#web/ui/index.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import { ReconciliationDetail } from './reconciliation-detail.tsx';
import { State } from './state.tsx';

const dayAgo = (days: number) => showDay(startOfDay(new Date(), -days));

const Yesterday = () => (
  <RunButton
    label="核对昨天"
    call={reconciliationCalls.check}
    input={{ day: dayAgo(1) }}
    says="单据已核对，用户余额正在逐户核对"
  />
);

/** Money of each day, and whether documents and ledgers say the same. */
export const ReconciliationList = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="资金对账"
    called="对账日"
    call={reconciliationCalls.list}
    tabs={tabs}
    actions={
      <>
        <WorkbookButton call={reconciliationExportCalls.exportDays} of={reconciliationCalls.list} />
        <Yesterday />
      </>
    }
    filters={
      <>
        <DateRangeFilter name="dateLimit" label="日期" />
        <ChoiceFilter name="state" of={reconciliationStates} />
      </>
    }
    columns={[
      { field: 'day', width: 108, opens: true, card: 'title' },
      { field: 'state', width: 116, card: 'status', show: (_, row) => <State of={row} /> },
      {
        field: 'ordersPaid',
        show: yuan,
        help: '当天经微信、支付宝等为订单付的钱；不含余额付款、线下收款和赊账，所以小于营业额。营业额怎样变成收款，见资金全貌',
      },
      { field: 'ordersOffline', show: yuan, hidden: true },
      { field: 'recharged', show: yuan },
      { field: 'creditRepaid', show: yuan, hidden: true },
      { field: 'refunded', show: yuan },
      { field: 'refundedOffline', show: yuan, hidden: true },
      { field: 'rechargeRefunded', show: yuan, hidden: true },
      { field: 'withdrawn', show: yuan, card: 'none' },
      {
        field: 'net',
        show: yuan,
        help: '线上、线下、充值和赊账还款收到的，减去退款和提现；余额付款和赊账没有收到新的钱，不在其中',
      },
      { field: 'onCredit', show: yuan, hidden: true, help: '当天赊账的订单：计入营业额，还款时才收到钱' },
      { field: 'refundedToCredit', show: yuan, hidden: true },
      { field: 'balanceMoved', show: yuan, card: 'none' },
      { field: 'held', show: yuan },
      { field: 'checkTime', show: when, hidden: true },
    ]}
    rowActions={({ day }) =>
      day >= dayAgo(CHECKED_AGAIN_DAYS) && (
        <RunButton label="重新核对" call={reconciliationCalls.check} input={{ day }} says="单据已核对，用户余额正在逐户核对" />
      )
    }
    detail={{
      title: (row) => `${row?.day ?? ''} 资金对账`,
      show: (id) => <ReconciliationDetail key={id} id={id} />,
      width: 720,
    }}
    empty={{ says: '每天凌晨自动核对前一天的资金，也可以现在核对昨天', action: <Yesterday /> }}
  />
);
