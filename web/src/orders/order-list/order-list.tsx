import { Suspense, lazy, useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { choices } from '#contract/choices.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { claimCalls } from '#contract/orders/claims.ts';
import { exportColumnsFor, orderExportCalls } from '#contract/order-figures/order-export.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { type OrderTab, orderPayTypes, orderTabs, orderTimes, ownTabOf } from '#contract/orders/enums.ts';
import { GoButton } from '#web/ui/action/go-button.tsx';
import { ExportButton } from '#web/ui/export/export-button.tsx';
import { ChoiceFilter } from '#web/ui/filters/choice-filter.tsx';
import { DateRangeFilter } from '#web/ui/filters/date-range-filter.tsx';
import { RecordsFilter } from '#web/ui/filters/records-filter.tsx';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { type Key, extensionKey, isWireOnly, useMay, useSession } from '#web/ui/wire/index.ts';
import { rowActions } from '../acts/act-button.tsx';
import { ActHost } from '../acts/act-host.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderSums } from './order-sums.tsx';
import { ClaimNote } from '../claims/claim-note.tsx';
import { HandlerFilter } from '../claims/handler-filter.tsx';
import { NextButton } from '../claims/next-button.tsx';
import { PayBackNote } from './pay-back-note.tsx';
import { OverdueNote } from './overdue-note.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { DrawerTitle, nameOf } from '../order/drawer-title.tsx';
import { OWED, keyOfOrder } from '../order/situation.tsx';
import '../order/orders.css';

const OrderDetail = lazy(() => import('../order-detail/order-detail.tsx').then((module) => ({ default: module.OrderDetail })));

// Loaded once rows are chosen.
const OrderBulk = lazy(() => import('./order-bulk.tsx').then((module) => ({ default: module.OrderBulk })));

const everyShop = { page: 1, limit: 9999 };
const overdueOnly = choices({ overdue: ['true', '超时未发货'] });
const longUnpaidOnly = choices({ longUnpaid: ['true', '线下支付，久未收款'] });
const askedOnly = choices({ asked: ['true', '等店里答复'] });
const payBackOnly = choices({ payBack: ['true', OWED] });

const frozenOnly = choices({ frozen: ['true', '资金冻结'] });

const nothingIn = (tab: OrderTab) =>
  tab === orderTabs.all ? '还没有订单，用户下单后会马上出现在这里' : `没有${orderTabs.labels[tab]}的订单`;

const tabNamed = (text: string | null | undefined) => orderTabs.values.find((tab) => tab === text);

/** Address of our own tab in place of the wire's, which saved links name. */
function withOwnTab(params: URLSearchParams, tab: OrderTab): string {
  const own = new URLSearchParams(params);
  own.set('status', ownTabOf(tab));
  return own.toString();
}

/** Button by its permission: the call would bring the refusals of every campaign with it. */
const desk = <GoButton label="代客下单" to="/order/create" call={extensionKey('admin:order:create')} />;

/** Acts in the bar of chosen orders; by their permissions where the list need not load the calls. */
const bulkCalls: readonly Key[] = [
  orderExportCalls.exportOrders,
  extensionKey('admin:order:send', 'order_line'),
  extensionKey('admin:order:create'),
  claimCalls.claimMany,
  claimCalls.assignMany,
];

/** Every order; one opens over the list, acts begin from both. Existing links on phones name the situation in the path. */
export function OrderList() {
  const { types } = useParams();
  const [params] = useSearchParams();
  const may = useMay();
  const isPhone = usePhone();
  const hasAmounts = may(seeAmounts);
  const seesWhole = useSession(({ info }) => info?.ownShops === undefined);
  const hasBulk = bulkCalls.some(may);
  const columns = useMemo(() => orderColumns(hasAmounts), [hasAmounts]);
  const exported = useMemo(() => exportColumnsFor(hasAmounts), [hasAmounts]);
  const start = useMemo(() => ({ status: ownTabOf(tabNamed(types) ?? orderTabs.all) }), [types]);
  const named = tabNamed(params.get('status'));
  const tab = named ?? start.status;
  if (ownTabOf(tab) !== tab) return <Navigate replace to={{ search: withOwnTab(params, tab) }} />;
  return (
    <ActHost>
      <ListPage
        title="订单"
        call={orderCalls.list}
        start={start}
        keyOf={keyOfOrder}
        columns={columns}
        tab="status"
        tabs={<OrderTabs />}
        sums={
          <>
            <OrderSums />
            <div className="filter-notes">
              <OverdueNote />
              <PayBackNote />
              <ClaimNote />
            </div>
          </>
        }
        filters={
          <>
            {isWireOnly() && <TextFilter name="orderNo" label="搜索订单" placeholder="完整的订单号" />}
            <TextFilter name="keywords" label="搜索订单" placeholder="订单号、姓名、手机尾号、商品、快递单号" />
            <DateRangeFilter name="dateLimit" />
            <ChoiceFilter name="timeOf" label="时间类型" of={orderTimes} />
            <ChoiceFilter name="payType" label="支付方式" of={orderPayTypes} />
            <ChoiceFilter name="overdue" label="发货时限" of={overdueOnly} />
            <SpanFilter name="shipBy" label="承诺发货" />
            <SpanFilter name="cancelBy" label="自动取消" />
            <ChoiceFilter name="refundAsked" label="退款申请" of={askedOnly} />
            {seesWhole && (
              <>
                <ChoiceFilter name="longUnpaid" label="收款" of={longUnpaidOnly} />
                <ChoiceFilter name="payBack" label="退款方式" of={payBackOnly} />
                <ChoiceFilter name="moneyFrozen" label="微信货款" of={frozenOnly} />
              </>
            )}
            <HandlerFilter />
            <RecordsFilter name="merId" label="店铺" call={shopCalls.list} input={everyShop} rows={({ list }) => list} />
          </>
        }
        actions={
          <>
            <NextButton hasKey />
            {desk}
            {isWireOnly() && <GoButton label="发货台" to="/order/bench" call="admin:order:send" />}
            <GoButton label="批量发货" to="/order/ship" call={extensionKey('admin:order:send', 'order_line')} />
            <GoButton label="采集订单" to="/order/crawingOrder" call={extensionKey('admin:crawing:order')} />
            <GoButton label="导入历史订单" to="/order/import" call={extensionKey('admin:order:past:import')} />
            <ExportButton call={orderExportCalls.exportOrders} of={orderCalls.list} columns={exported} unit="个订单" />
          </>
        }
        bulk={
          hasBulk && (
            <Suspense>
              <OrderBulk />
            </Suspense>
          )
        }
        rowActions={rowActions}
        detail={{
          title: (_, orderNo) => <DrawerTitle orderNo={orderNo} isPhone={isPhone} />,
          nameOf,
          show: (_, orderNo) => <OrderDetail key={orderNo} orderNo={orderNo} isTitled={!isPhone} />,
          width: 960,
        }}
        empty={{ ofTab: true, says: nothingIn(tab), action: tab === orderTabs.all ? desk : undefined }}
      />
    </ActHost>
  );
}
