import { getLabel } from '#contract/labels.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { type ShopMoney, moneyOwners, shopMoneyCalls, shopMoneyExportCalls } from '#contract/settlement/shop-money.ts';
import { WorkbookButton } from '#web/ui/export/workbook-button.tsx';
import {
  ChoiceFilter,
  type Column,
  DateRangeFilter,
  GoButton,
  ListPage,
  SelectFilter,
  SumStrip,
  TextFilter,
  figure,
  useCall,
  useListSums,
  useMay,
  yuan,
  yuanText,
} from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { MoneyChart } from './money-chart.tsx';
import './money-list.css';

const titled = (field: keyof ShopMoney) => ({ field, title: getLabel('shop_money', field) });

const columns: readonly Column<ShopMoney>[] = [
  { ...titled('name'), field: 'name', width: 132, card: 'title' },
  { ...titled('operatorName'), field: 'operatorName', width: 108, card: 'none' },
  { ...titled('orderCount'), field: 'orderCount', width: 76, show: figure, card: 'none' },
  {
    ...titled('taken'),
    field: 'taken',
    width: 112,
    show: yuan,
    help: '按付款时间：这段时间为本店商品付的钱，含运费；退款另计，不从中扣除',
  },
  { ...titled('freight'), field: 'freight', width: 96, show: yuan, hidden: true },
  { ...titled('refunded'), field: 'refunded', width: 96, show: yuan, help: '按退款到账时间，落在本店商品上的部分' },
  { ...titled('commission'), field: 'commission', width: 96, show: yuan, help: '这段时间确认的结算单里的佣金', card: 'none' },
  {
    ...titled('platform'),
    field: 'platform',
    width: 92,
    show: yuan,
    help: '这段时间确认的结算单里，平台承担并补给店铺的优惠',
    hidden: true,
  },
  { ...titled('adjusted'), field: 'adjusted', width: 92, show: yuan, help: '这段时间确认的结算单里的调整', hidden: true },
  { ...titled('opening'), field: 'opening', width: 104, show: yuan, help: '期初已确认、还没有付的结算款', card: 'none' },
  { ...titled('settled'), field: 'settled', width: 104, show: yuan, help: '这段时间确认的结算单，不含上期结转' },
  { ...titled('paid'), field: 'paid', width: 104, show: yuan },
  { ...titled('closing'), field: 'closing', width: 104, show: yuan, help: '期初应付 + 本期结算 − 本期已付' },
];

const MOST = 200;

/** Absent for those who may not see operators, as people of a shop. */
function OperatorFilter() {
  const may = useMay()(operatorCalls.list);
  const { data, isLoading } = useCall(operatorCalls.list, { page: 1, limit: MOST }, { enabled: may, saysItself: true });
  if (!data?.list.length) return null;
  const options = data.list.map(({ id, name }) => ({ value: id, label: name }));
  return <SelectFilter name="operatorId" label="运营商" options={options} isLoading={isLoading} />;
}

const of = '筛选出的店铺，在选定的日期里';

const moneyWhys = {
  taken: '用户在这几天付款的这些店铺的商品和运费，不论付款方式；后台已删除的订单不算，退款另计',
  refunded: '这几天退给用户的钱里，这些店铺的商品和运费的部分，按退款完成的时间',
  commission: '这几天确认的结算单里商城收的佣金',
  opening: '第一天以前已确认、还没有付的结算款',
  settled: '这几天确认的结算单应付金额相加，不含上期结转的',
  paid: '这几天付出的结算单应付金额相加',
  closing: '期初应付加本期结算，减去本期已付',
} as const;

function MoneySums() {
  const { may, data, asOf, again } = useListSums(shopMoneyCalls.sumMoney);
  if (!may) return null;
  const sum = (field: keyof typeof moneyWhys) =>
    [getLabel('shop_money', field), data && yuanText(data[field]), { of, counts: moneyWhys[field] }] as const;
  return (
    <div className="money-sums">
      <SumStrip
        again={again}
        asOf={asOf}
        of={[sum('taken'), sum('refunded'), sum('commission'), sum('opening'), sum('settled'), sum('paid'), sum('closing')]}
      />
      <MoneyChart />
    </div>
  );
}

/** Leads from a shop to its bills, and from an operator to its shops. */
function BehindButton({ id }: { id: number }) {
  const { address } = useScene();
  if (address.get('by') !== moneyOwners.operator)
    return <GoButton label="结算单" to={`/settlement/index?shopId=${id}`} call={settlementCalls.list} />;
  const span = encodeURIComponent(address.get('dateLimit'));
  return <GoButton label="各店铺" to={`/settlement/money?operatorId=${id}&dateLimit=${span}`} call={shopMoneyCalls.listMoney} />;
}

/** Money of shops, or of operators, in a period; people of a shop see its own. */
export const MoneyList = () => (
  <ListPage
    title="店铺资金"
    called="店铺"
    call={shopMoneyCalls.listMoney}
    start={{ dateLimit: 'month' }}
    sums={<MoneySums />}
    filters={
      <>
        <TextFilter name="keywords" label="店铺名称" placeholder="店铺名称" />
        <DateRangeFilter name="dateLimit" label="日期" />
        <OperatorFilter />
        <ChoiceFilter name="by" label="汇总" of={moneyOwners} />
      </>
    }
    actions={<WorkbookButton call={shopMoneyExportCalls.exportMoney} of={shopMoneyCalls.listMoney} />}
    columns={columns}
    rowActions={({ id }) => <BehindButton id={id} />}
    empty={{ says: '这段时间没有店铺成交，也没有应付的结算款' }}
  />
);
