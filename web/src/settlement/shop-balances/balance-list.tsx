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

const of = '筛选出的店铺现在还没有结清的结算单';

function BalanceSums() {
  const { may, data, asOf, again } = useListSums(shopBalanceCalls.sumBalances);
  if (!may) return null;
  return (
    <SumStrip
      again={again}
      asOf={asOf}
      of={[
        ['待确认', data && yuanText(data.openAmount), { of, counts: '还没有确认的结算单应结金额相加' }],
        ['待申请付款', data && yuanText(data.confirmedAmount), { of, counts: '已确认、还没有申请付款的结算单相加' }],
        ['付款中', data && yuanText(data.payingAmount), { of, counts: '已申请付款、还没有付出的结算单相加' }],
        ['店铺欠款', data && yuanText(data.debtAmount), { of, counts: '已确认、应结金额为负的结算单相加，从以后的结算款里扣回' }],
        ['应付合计', data && yuanText(data.balance), { of, counts: '前面几项相加，店铺欠款是负数' }],
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
