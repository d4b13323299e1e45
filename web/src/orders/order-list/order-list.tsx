import { lazy, useMemo } from 'react';
import { useParams } from 'react-router';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/words.ts';
import { DateRangeFilter } from '#web/ui/filters/date-range-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import { actButtons } from '../acts/act-button.tsx';
import { ActPlace } from '../acts/act-place.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { OrderRow } from '../order/situation.tsx';
import '../order/orders.css';

const OrderDetail = lazy(() => import('../order-detail/order-detail.tsx').then((module) => ({ default: module.OrderDetail })));

const nameOf = ({ orderId }: OrderRow) => orderId;

/** Every order; one opens over the list, acts begin from both. Existing links on phones name the situation in the path. */
export function OrderList() {
  const { types } = useParams();
  const hasAmounts = useMay()(seeAmounts);
  const columns = useMemo(() => orderColumns(hasAmounts), [hasAmounts]);
  const start = useMemo(() => ({ status: orderTabs.values.find((tab) => tab === types) ?? orderTabs.all }), [types]);
  return (
    <ActPlace>
      <ListPage
        title="订单"
        call={orderCalls.list}
        start={start}
        columns={columns}
        tabs={<OrderTabs />}
        filters={
          <>
            <TextFilter name="keywords" label="搜索订单" placeholder="订单号、姓名、手机尾号、商品、快递单号" />
            <DateRangeFilter />
          </>
        }
        rowActions={(order) => actButtons(order)}
        detail={{
          title: (order) => (order ? `${order.realName} 的订单` : '订单'),
          nameOf,
          show: (_, orderNo) => <OrderDetail key={orderNo} orderNo={orderNo} />,
          width: 960,
        }}
        empty={{ says: '还没有订单，顾客下单后会马上出现在这里' }}
      />
    </ActPlace>
  );
}
