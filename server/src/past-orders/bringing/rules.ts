import { DAY } from '#contract/durations.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { type OrderState, type RefundState } from '#contract/orders/enums.ts';
import type { PastLine, PastOrder, PastState } from './past-order.ts';

/** Time after which goods that were sent count as received: nobody is told of a parcel of last year. */
const SENT_FOR = 30 * DAY;

export const goodsPrice = ({ lines }: Pick<PastOrder, 'lines'>): Fen =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Sum of what an order came to, by its parts. */
export const sumOf = (of: Pick<PastOrder, 'lines' | 'freight' | 'discount'>): Fen => goodsPrice(of) + of.freight - of.discount;

function sumsFault(of: PastOrder): string | undefined {
  const sum = sumOf(of);
  const parts = `商品 ${yuanOfFen(goodsPrice(of))} + 运费 ${yuanOfFen(of.freight)} − 优惠 ${yuanOfFen(of.discount)}`;
  if (sum < 0) return `优惠比商品和运费还多 ${yuanOfFen(-sum)}：${parts}`;
  if (sum === of.paid) return undefined;
  return `金额对不上：${parts} = ${yuanOfFen(sum)}，实付 ${yuanOfFen(of.paid)}，相差 ${yuanOfFen(Math.abs(sum - of.paid))}`;
}

function refundFault({ state, paid, refunded }: PastOrder): string | undefined {
  if (refunded > paid) return `退款 ${yuanOfFen(refunded)} 比实付 ${yuanOfFen(paid)} 多 ${yuanOfFen(refunded - paid)}`;
  if (state === 'cancelled' && refunded > 0) return '已取消的订单有退款金额，付过款又退了的请把状态写成“已退款”';
  if (state === 'refunded' && refunded !== paid)
    return `已退款的订单退款 ${yuanOfFen(refunded)}，实付 ${yuanOfFen(paid)}，相差 ${yuanOfFen(paid - refunded)}；只退了一部分的请写订单原来的状态`;
  return undefined;
}

function timeFault({ state, createTime, payTime }: PastOrder, now: Date): string | undefined {
  if (createTime > now) return '下单时间在将来';
  if (state === 'cancelled') return payTime === null ? undefined : '已取消的订单有付款时间，付过款又退了的请把状态写成“已退款”';
  if (payTime === null) return '没有付款时间';
  if (payTime > now) return '付款时间在将来';
  return payTime < createTime ? '付款时间早于下单时间' : undefined;
}

/** Reason why an order cannot come as it is written; undefined where it can. */
export const faultOf = (of: PastOrder, now: Date): string | undefined => timeFault(of, now) ?? sumsFault(of) ?? refundFault(of);

/** State in which it stands here: what was sent long ago was received. */
const settled = ({ state, payTime }: Pick<PastOrder, 'state' | 'payTime'>, now: Date): PastState =>
  state === 'sent' && payTime !== null && now.getTime() - payTime.getTime() > SENT_FOR ? 'done' : state;

interface PastStanding {
  state: OrderState;
  refundState: RefundState;
  isDel: boolean;
  shippedTime: Date | null;
  receivedTime: Date | null;
  cancelTime: Date | null;
}

/** PastStanding of an order, with moments that the other system does not tell at that of its payment. */
export function standingOf(of: PastOrder, now: Date): PastStanding {
  const state = settled(of, now);
  const isSent =
    state === 'done' || state === 'sent' || (state === 'refunded' && of.lines.some(({ trackingNo }) => trackingNo !== ''));
  const isReceived = isSent && state !== 'sent';
  return {
    state: state !== 'refunded' ? state : isSent ? 'done' : 'toSend',
    refundState: state === 'refunded' ? 'refunded' : 'none',
    isDel: state === 'cancelled',
    shippedTime: isSent ? of.payTime : null,
    receivedTime: isReceived ? of.payTime : null,
    cancelTime: state === 'cancelled' ? of.createTime : null,
  };
}

/** Parcels of an order: its lines by the number that they left under; those without one left with the first. */
export function parcelsOf<L extends Pick<PastLine, 'carrier' | 'trackingNo'>>(lines: readonly L[]) {
  const first = lines.find(({ trackingNo }) => trackingNo !== '');
  const byNumber = Map.groupBy(lines, ({ trackingNo }) => trackingNo || (first?.trackingNo ?? ''));
  return [...byNumber].map(([trackingNo, of]) => ({
    trackingNo,
    carrier: of.find(({ carrier }) => carrier !== '')?.carrier ?? '',
    lines: of,
  }));
}
