import { labelOf } from '#contract/choices.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Picture } from '#web/ui/cells/picture.tsx';
import { when } from '#web/ui/cells/when.tsx';
import type { Column } from '#web/ui/scene/column.ts';
import { Amount } from '../order/amount.tsx';
import { BuyersNote } from '../order/buyers-note.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { ProposedMark } from '../refund/proposed-refund.tsx';
import { SituationWithReason } from '../refund/refund-request.tsx';
import { DeletedMark, type OrderRow, REFUNDED } from '../order/situation.tsx';
import { HandlerMark } from '../claims/handler-mark.tsx';
import { Deadline } from './deadline.tsx';

const Number = ({ order }: { order: OrderRow }) => (
  <>
    <CopyText text={order.orderId} />
    <DeletedMark of={order} />
  </>
);

const Buyer = ({ order: { realName, userPhone } }: { order: OrderRow }) => (
  <span className="goods">
    <span className="goods-name">{realName}</span>
    {userPhone !== '' && <small>{`尾号 ${userPhone.slice(-4)}`}</small>}
  </span>
);

/** Situation of an order; one that waits says how long it may and who handles it, and one that was sent in part how far. */
const Progress = ({ order }: { order: OrderRow }) => (
  <>
    <SituationWithReason order={order} />
    <ProposedMark isOf={({ orderNo }) => orderNo === order.orderId} />
    {order.waitsSince && <Deadline since={order.waitsSince} />}
    {order.caseState && <small className="under">{`退换 · ${labelOf(caseStates, order.caseState) ?? '处理中'}`}</small>}
    {order.sentPieces > 0 && <small className="under">{`已发 ${order.sentPieces}/${order.totalNum} 件`}</small>}
    {order.isMoneyFrozen && <small className="under">资金冻结</small>}
    <HandlerMark of={order} isShort />
  </>
);

const [TO_SEND, SENT] = [0, 1];
const PICK_UP = 2;

/** How far the goods of an order are; nothing for one that waits for its money or has none left to send. */
function shippingOf({ shippingType, status, paid, refundStatus, sentPieces, isTeamWaiting }: OrderRow): string | undefined {
  if (status === TO_SEND && (!paid || isTeamWaiting || refundStatus === REFUNDED)) return undefined;
  if (shippingType === PICK_UP) return status === TO_SEND ? '未提货' : '已提货';
  if (status === TO_SEND) return sentPieces > 0 ? '部分发货' : '未发货';
  return status === SENT ? '已发货' : '已收货';
}

const Shipping = ({ word, by }: { word: string; by: string | null }) => (
  <>
    {word}
    {by && <small className="under">{by}</small>}
  </>
);

function shipping(order: OrderRow) {
  const word = shippingOf(order);
  return word === undefined ? undefined : <Shipping word={word} by={order.deliveryName} />;
}

/** Money of an order: whether it came, and how much of it went back. */
function paymentOf({ paid, payPrice, refundPrice, refundStatus }: OrderRow): string {
  if (!paid) return '未付款';
  const back = refundPrice ?? 0;
  if (refundStatus === REFUNDED || (back > 0 && back === payPrice)) return '已退款';
  return back > 0 ? '部分退款' : '已付款';
}

const Payment = ({ order }: { order: OrderRow }) => (
  <>
    {paymentOf(order)}
    {order.paid && <small className="under">{order.payTypeStr}</small>}
  </>
);

const columns: Column<OrderRow>[] = [
  { title: '订单号', field: 'orderId', show: (_, order) => <Number order={order} />, width: 224 },
  {
    title: '图片',
    field: 'id',
    show: (_, { productList: [first] }) => <Picture url={first?.info.image ?? ''} />,
    width: 64,
    card: 'picture',
  },
  {
    title: '商品信息',
    field: 'productList',
    show: (lines, order) => <OrderLines lines={lines} note={<BuyersNote of={order} />} />,
    width: 184,
    opens: true,
    card: 'title',
  },
  { title: '收货人', field: 'realName', show: (_, order) => <Buyer order={order} />, width: 80 },
  { title: '金额', field: 'payPrice', show: (_, order) => <Amount order={order} />, width: 96, align: 'right' },
  { title: '付款', field: 'paid', show: (_, order) => <Payment order={order} />, width: 72, card: 'none' },
  { title: '发货', field: 'status', show: (_, order) => shipping(order), width: 80, card: 'none' },
  {
    title: '订单状态',
    field: 'statusStr',
    show: (_, order) => <Progress order={order} />,
    width: 104,
    card: 'status',
  },
  { title: '店铺', field: 'seller', show: (seller) => seller?.name, width: 120, ours: true, hidden: true },
  { title: '下单时间', field: 'createTime', show: when },
  { title: '订单类型', field: 'orderType', width: 110, hidden: true },
  { title: '商家备注', field: 'remark', width: 180, hidden: true },
  { title: '快递单号', field: 'deliveryId', width: 160, hidden: true },
];

/** Columns without what was paid where amounts are hidden. */
export const orderColumns = (hasAmounts: boolean): Column<OrderRow>[] =>
  columns.filter(({ field }) => hasAmounts || field !== 'payPrice');
