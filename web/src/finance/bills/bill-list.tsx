import type { ReactNode } from 'react';
import { labelOf } from '#contract/choices.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { BILL_DAYS, billCalls, billProviders, billStates } from '#contract/payments/bills.ts';
import { ChoiceFilter, DateRangeFilter, DialogButton, Field, ListPage, RunButton, needed, when, yuan } from '#web/ui/index.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';
import { BillDetail } from './bill-detail.tsx';
import { BillStanding } from './bill-standing.tsx';

const dayAgo = (days: number) => showDay(startOfDay(new Date(), -days));
const says = '已取账单并逐笔核对';

const Fetch = ({ primary = false }: { primary?: boolean }) => (
  <DialogButton
    label="取账单"
    title="取一天的账单"
    saveLabel="取账单并核对"
    primary={primary}
    says={says}
    call={billCalls.check}
    start={{ day: dayAgo(1) }}
  >
    <Field
      name="day"
      label="账单日期"
      check={needed('请选择账单日期')}
      help={`前一天的账单在上午 10 点以后生成，最早可取 ${BILL_DAYS} 天前的；再取一次不会改动已处理的差异`}
    >
      <DayInput first={dayAgo(BILL_DAYS)} last={dayAgo(1)} />
    </Field>
  </DialogButton>
);

/** Days of the bills of providers, beside our books. */
export const BillList = ({ tabs }: { tabs: ReactNode }) => (
  <ListPage
    title="渠道账单"
    called="账单"
    call={billCalls.list}
    tabs={tabs}
    actions={<Fetch />}
    filters={
      <>
        <DateRangeFilter name="dateLimit" label="日期" />
        <ChoiceFilter name="state" of={billStates} />
      </>
    }
    columns={[
      { field: 'day', width: 100, opens: true, card: 'title' },
      { field: 'provider', width: 84, show: (provider) => labelOf(billProviders, provider) ?? provider },
      { field: 'state', width: 132, card: 'status', show: (_, row) => <BillStanding of={row} /> },
      { field: 'ourCount', width: 96, align: 'right' },
      { field: 'theirCount', width: 84, align: 'right' },
      { field: 'ourPaid', show: yuan },
      { field: 'theirPaid', show: yuan },
      { field: 'ourBack', show: yuan },
      { field: 'theirBack', show: yuan },
      { field: 'fee', show: yuan, hidden: true },
      { field: 'checkTime', show: when },
      { field: 'why', width: 200, hidden: true },
    ]}
    rowActions={({ day }) =>
      day >= dayAgo(BILL_DAYS) && <RunButton label="重新取账单" call={billCalls.check} input={{ day }} says={says} />
    }
    detail={{
      title: (row) => `${row?.day ?? ''} 渠道账单`,
      show: (id) => <BillDetail key={id} id={id} />,
      width: 960,
    }}
    empty={{ says: '接通微信支付后，每天上午 10 点以后自动取前一天的账单，逐笔核对', action: <Fetch primary /> }}
  />
);
