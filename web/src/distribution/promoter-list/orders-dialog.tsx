import { type PromotedOrder, downlineLevels, promoterCalls } from '#contract/distribution/promoters.ts';
import { ChoiceFilter, DateRangeFilter, OrderLink, TextFilter, run, when, yuan } from '#web/ui/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { dialogQuery } from './dialog-query.ts';

const columns: readonly TitledColumn<PromotedOrder>[] = [
  { title: '订单ID', field: 'orderId', width: 250, show: (orderNo) => <OrderLink orderNo={orderNo} />, card: 'title' },
  { title: '用户信息', field: 'realName', width: 220, show: (name, { userPhone }) => `${name} | ${userPhone}` },
  { title: '时间', field: 'updateTime', show: when },
  { title: '返佣金额', field: 'price', show: yuan },
];

interface Props {
  uid: number;
  name: string;
  onClose: () => void;
}

/** Orders by which a promoter earned what counts already. */
export const OrdersDialog = ({ uid, name, onClose }: Props) => (
  <PickDialog
    title={`推广订单列表：${name}`}
    noun="promoter"
    load={(asked) => run(promoterCalls.orders, dialogQuery(uid, asked))}
    columns={columns}
    filters={
      <>
        <DateRangeFilter name="dateLimit" />
        <ChoiceFilter name="type" label="用户类型" of={downlineLevels} />
        <TextFilter name="nickName" label="关键字" placeholder="请输入订单号" />
      </>
    }
    names={['dateLimit', 'type', 'nickName']}
    empty="还没有已到账的推广订单"
    width={900}
    onClose={onClose}
  />
);
