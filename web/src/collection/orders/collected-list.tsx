import type { ReactNode } from 'react';
import { type CollectedRow, collectedStates } from '#contract/collection/collected-order-record.ts';
import { collectedOrderCalls } from '#contract/collection/collected-orders.ts';
import { collectAccountCalls } from '#contract/collection/account.ts';
import { type Column, GoButton, ListPage, OrderLink, RunButton, TextFilter, when, yuan } from '#web/ui/index.ts';
import { CollectButton } from './collect-button.tsx';

const { list, info, update, collect, confirm, ignore } = collectedOrderCalls;
const formOf = (id: number) => `/order/crawingOrder/${id}`;
const { waiting, failed } = collectedStates;

const columns: readonly Column<CollectedRow>[] = [
  { field: 'externalNo', width: 168, card: 'title' },
  { field: 'buyerUnit', width: 124 },
  { field: 'buyerName', width: 84 },
  { field: 'amount', show: yuan },
  { field: 'externalStatus', width: 92, card: 'none' },
  { field: 'isPaid', width: 76, show: (isPaid) => (isPaid ? '已付款' : '未付款') },
  { field: 'unmatched', width: 76, align: 'right', show: (left) => (left === 0 ? '' : `${left} 行`) },
  { field: 'state', width: 88, of: collectedStates, card: 'status' },
  { field: 'orderNo', width: 120, show: (orderNo) => orderNo !== '' && <OrderLink orderNo={orderNo} /> },
  { field: 'message', width: 132, hidden: true },
  { field: 'orderedAt', show: when },
  { field: 'createTime', show: when, hidden: true },
];

const rowActs = ({ id, state, externalNo }: CollectedRow) => (
  <>
    {(state === waiting || state === failed) && <GoButton label="核对" to={formOf(id)} call={update} />}
    <GoButton label="详情" to={`${formOf(id)}/1`} call={info} />
    {state === waiting && (
      <RunButton
        label="生成订单"
        call={confirm}
        input={{ id }}
        ask={`按采集的价格为 ${externalNo} 生成订单？库存会扣减，生成后不能修改`}
        says={({ orderNo }) => `已生成订单 ${orderNo}`}
        touches={['order']}
      />
    )}
    {(state === waiting || state === failed) && (
      <RunButton label="重新采集" call={collect} input={{ externalNo }} says={`已采集 ${externalNo}`} />
    )}
    {(state === waiting || state === failed) && <RunButton label="忽略" call={ignore} input={{ id }} danger />}
  </>
);

/** Records of collected orders, from which orders of ours are made. */
export const CollectedList = ({ tabs }: { tabs?: ReactNode }) => (
  <ListPage
    title="采集订单"
    call={list}
    tab="state"
    tabs={tabs}
    actions={
      <>
        <GoButton label="国铁账号" to="/guotie/login" call={collectAccountCalls.status} />
        <CollectButton />
      </>
    }
    filters={<TextFilter name="keywords" />}
    columns={columns}
    rowActions={rowActs}
    empty={{ says: '还没有采集的订单。在“外部订单”里勾选要采集的，或按单号采集', action: <CollectButton /> }}
  />
);
