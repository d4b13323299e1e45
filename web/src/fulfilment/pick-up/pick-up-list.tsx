import { Suspense, useMemo } from 'react';
import type { Answer } from '#contract/call.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { PointFilter } from '#web/delivery/index.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { DateRangeFilter } from '#web/ui/filters/date-range-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import type { Column } from '#web/ui/scene/column.ts';
import { when } from '#web/ui/cells/when.tsx';
import { useMay } from '#web/ui/wire/index.ts';
import { Amount, OrderLines, Situation } from '#web/orders/order/index.ts';
import { ActHost, chosenActs } from '#web/orders/acts/index.ts';
import { PickUpSums } from './pick-up-sums.tsx';

type PickUp = Answer<typeof pickUpCalls.listPickUps>['list']['list'][number];

const columns: readonly Column<PickUp>[] = [
  { title: '订单号', field: 'orderId', width: 224, show: (number) => <CopyText text={number} /> },
  { title: '用户信息', field: 'realName', width: 76 },
  { title: '推荐人信息', field: 'spreadInfo', width: 84, card: 'none', show: ({ name }) => name },
  { title: '商品信息', field: 'productList', width: 148, card: 'title', show: (lines) => <OrderLines lines={lines} /> },
  {
    title: '金额',
    field: 'payPrice',
    width: 88,
    align: 'right',
    card: 'none',
    show: (_, order) => <Amount order={order} />,
  },
  { title: '核销员', field: 'clerkName', width: 68 },
  { title: '核销门店', field: 'storeName', width: 96 },
  { title: '支付状态', field: 'paid', width: 68, card: 'none', show: (isPaid) => (isPaid ? '已支付' : '未支付') },
  { title: '订单状态', field: 'statusStr', width: 92, card: 'status', show: (_, order) => <Situation of={order} /> },
  { title: '下单时间', field: 'createTime', show: when },
];

const handingOut = (order: PickUp) => chosenActs(order, ['verify']);

/** Orders that customers fetch, to be handed out. */
export function PickUpList() {
  const hasAmounts = useMay()(seeAmounts);
  const visible = useMemo(() => columns.filter(({ field }) => hasAmounts || field !== 'payPrice'), [hasAmounts]);
  return (
    <ActHost>
      <ListPage
        title="核销订单"
        call={pickUpCalls.listPickUps}
        sums={<PickUpSums />}
        filters={
          <>
            <TextFilter name="keywords" label="关键字" placeholder="请输入姓名、电话、订单ID" />
            <Suspense>
              <PointFilter label="选择门店" />
            </Suspense>
            <DateRangeFilter name="dateLimit" />
          </>
        }
        columns={visible}
        rowActions={handingOut}
        empty={{ says: '还没有到店自提的订单' }}
      />
    </ActHost>
  );
}
