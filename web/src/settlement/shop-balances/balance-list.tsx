import { settlementCalls } from '#contract/settlement/settlements.ts';
import { type ShopBalance, shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { type Column, GoButton, ListPage, TextFilter, figure, yuan, yuanText } from '#web/ui/index.ts';
import { SumStrip, useListSums } from '#web/ui/list-parts/sum-strip.tsx';

const columns: readonly Column<ShopBalance>[] = [
  { field: 'shopName', width: 164, card: 'title' },
  { field: 'settledUntil', width: 112 },
  { field: 'openCount', width: 88, show: figure },
  { field: 'openAmount', width: 112, show: yuan },
  { field: 'confirmedAmount', width: 112, show: yuan },
  { field: 'payingAmount', width: 112, show: yuan },
  { field: 'debtAmount', width: 112, show: yuan },
  { field: 'platformAmount', width: 112, show: yuan, help: '这些结算单里平台承担的优惠，已计入前面的金额' },
  { field: 'balance', width: 120, show: yuan },
];

function BalanceSums() {
  const { may, data, again } = useListSums(shopBalanceCalls.sumBalances);
  if (!may) return null;
  return (
    <SumStrip
      again={again}
      of={[
        ['待确认', data && yuanText(data.openAmount)],
        ['待申请付款', data && yuanText(data.confirmedAmount)],
        ['付款中', data && yuanText(data.payingAmount)],
        ['店铺欠款', data && yuanText(data.debtAmount)],
        ['应付合计', data && yuanText(data.balance)],
      ]}
    />
  );
}

/** Shops that the mall still owes by bills that are not over. */
export const BalanceList = () => (
  <ListPage
    title="应付店铺"
    call={shopBalanceCalls.listBalances}
    keyOf={({ shopId }) => shopId}
    sums={<BalanceSums />}
    filters={<TextFilter name="keywords" label="店铺名称" placeholder="店铺名称" />}
    columns={columns}
    rowActions={({ shopId }) => <GoButton label="结算单" to={`/settlement/index?shopId=${shopId}`} call={settlementCalls.list} />}
    empty={{ says: '没有应付的店铺：结算单都已付款，或还没有生成' }}
  />
);
