import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { type OutsideOrder, collectedStates } from '#contract/collection/collected-order-record.ts';
import { DETAILS_MAX, collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import {
  BulkButton,
  type Column,
  Choice,
  DateRangeFilter,
  GoButton,
  ListPage,
  RunButton,
  TextFilter,
  when,
  yuan,
} from '#web/ui/index.ts';
import { keyOfNumber, numberOfKey } from './number-keys.ts';

const { listOutside, collect, collectMany, info } = collectedOrderCalls;
type Collected = Answer<typeof collectMany>;

const columns: readonly Column<OutsideOrder>[] = [
  { field: 'externalNo', width: 188, card: 'title' },
  { field: 'buyerUnit', width: 160 },
  { field: 'buyerName', width: 96 },
  { field: 'amount', show: yuan },
  { field: 'externalStatus', width: 100 },
  { field: 'isPaid', width: 76, show: (isPaid) => (isPaid ? '已付款' : '未付款') },
  { field: 'orderedAt', show: when },
  {
    field: 'collected',
    width: 104,
    card: 'status',
    show: (isCollected, { state }) => isCollected && (state === null ? '已采集' : <Choice of={collectedStates} value={state} />),
  },
];

const resultOf = ({ success, fail }: Collected) =>
  fail === 0 ? `已采集 ${success} 个订单` : `已采集 ${success} 个，${fail} 个没有采集到`;

const rowActs = ({ externalNo, id, state }: OutsideOrder) => (
  <>
    {/* One that was placed or left out stays as it is. */}
    {(state === null || state === collectedStates.waiting || state === collectedStates.failed) && (
      <RunButton label={id === null ? '采集' : '重新采集'} call={collect} input={{ externalNo }} says={`已采集 ${externalNo}`} />
    )}
    {id !== null && <GoButton label="查看" to={`/order/crawingOrder/${id}`} call={info} />}
  </>
);

/** Orders of the outside mall, as it lists them now; chosen ones are collected with their details. */
export function OutsideList({ tabs }: { tabs?: ReactNode }) {
  const [outcome, setOutcome] = useState<Collected>();
  const troubles = outcome?.list.filter(({ message }) => message !== null) ?? [];
  return (
    <ListPage
      title="采集订单"
      called="外部订单"
      call={listOutside}
      keyOf={({ externalNo }) => keyOfNumber(externalNo)}
      tabs={tabs}
      sums={
        troubles.length > 0 && (
          <Alert
            type="warning"
            showIcon
            closable
            onClose={() => setOutcome(undefined)}
            title="这些订单没有更新"
            description={troubles.map(({ externalNo, message }) => `${externalNo}：${message}`).join('；')}
          />
        )
      }
      actions={<GoButton label="国铁账号" to="/guotie/login" call={collectAccountCalls.status} />}
      filters={
        <>
          <DateRangeFilter name="dateLimit" />
          <TextFilter name="status" />
        </>
      }
      columns={columns}
      bulk={
        <BulkButton
          label={(count) => `批量采集 ${count} 个`}
          call={collectMany}
          input={(keys) => ({ externalNos: keys.slice(0, DETAILS_MAX + 1).map(numberOfKey) })}
          says={resultOf}
          then={setOutcome}
        />
      }
      rowActions={rowActs}
      empty={{ says: '外部商城最近 7 天没有订单，可以换一个下单时间' }}
    />
  );
}
