import type { Fen } from '#contract/fen.ts';
import { type OrderState, type RefundState, isRefunding } from '#contract/orders/enums.ts';
import type { Actor } from '#server/platform/actor.ts';

type Moves<S extends string> = Readonly<Record<S, Readonly<Record<string, S>>>>;

/**
 * Every move an order can make; a move that is not here cannot happen. `sendPart` sends some of its goods, `send` the last of
 * them; one parcel or all may be taken back while nothing was received.
 */
export const orderMoves = {
  unpaid: { pay: 'toSend', cancel: 'cancelled' },
  toSend: { send: 'sent', sendPart: 'toSend', recall: 'toSend', verify: 'toReview' },
  sent: { receive: 'toReview', recall: 'toSend' },
  toReview: { review: 'done', complete: 'done' },
  done: {},
  cancelled: {},
} as const satisfies Moves<OrderState>;

/**
 * A refund moves on its own: refusing one, or refunding a part, must not lose where its order was. `begin` is a refund by staff
 * that nobody asked for, of a payment that came too late, or of money that was kept when all goods were refunded; where that
 * last one fails, the order is refunded as before.
 */
export const refundMoves = {
  none: { ask: 'asked', begin: 'paying' },
  asked: { refuse: 'none', begin: 'paying' },
  paying: { finish: 'refunded', part: 'none', fail: 'asked', failRest: 'refunded' },
  refunded: { begin: 'paying' },
} as const satisfies Moves<RefundState>;

type Acts<M extends Moves<string>> = { [S in keyof M]: keyof M[S] }[keyof M];
export type OrderAct = Acts<typeof orderMoves>;
export type RefundAct = Acts<typeof refundMoves>;

/** Both states of an order; no act is a move of both. */
export interface Standing {
  state: OrderState;
  refundState: RefundState;
}
export type Act = OrderAct | RefundAct;

interface Reach {
  /** Kinds of actors; the permission stands on the call that carries the act. */
  by: readonly Actor['kind'][];
  /** Audited records that may change beside the order; its steps are added only, and ledgers of points and commission log themselves. */
  writes: readonly string[];
}

const goods = ['product', 'sku', 'stock_entry', 'low_stock_notice', 'activity_sku'];
const purse = ['customer', 'coupon_user'];
const teams = ['team', 'team_member', 'order'];
/** A refund closes a return, and opens it again where it fails. */
const cases = ['return_case'];

/** Actors of each move, and the records that it may write; `moveOrder` and the test of an order's whole life hold it. */
export const reaches: Readonly<Record<Act, Reach>> = {
  pay: { by: ['storefront', 'admin', 'system'], writes: [...purse, ...teams] },
  cancel: { by: ['storefront', 'admin', 'system'], writes: [...goods, ...purse] },
  send: { by: ['admin', 'system'], writes: [] },
  sendPart: { by: ['admin', 'system'], writes: [] },
  recall: { by: ['admin'], writes: [] },
  verify: { by: ['admin', 'system'], writes: ['customer'] },
  receive: { by: ['storefront', 'admin', 'system'], writes: ['customer'] },
  review: { by: ['storefront'], writes: ['product_reply'] },
  complete: { by: ['system'], writes: [] },
  ask: { by: ['storefront', 'system'], writes: [] },
  refuse: { by: ['admin'], writes: [] },
  begin: { by: ['storefront', 'admin', 'system'], writes: ['refund', ...cases, ...goods, ...teams] },
  finish: { by: ['storefront', 'admin', 'system'], writes: ['refund', ...cases, ...goods, ...purse] },
  part: { by: ['admin', 'system'], writes: ['refund', ...cases, ...goods, ...purse] },
  fail: { by: ['admin', 'system'], writes: ['refund', ...cases, ...teams] },
  failRest: { by: ['admin', 'system'], writes: ['refund'] },
};

const nextOf = <S extends string>(moves: Moves<S>, state: S, act: Act): S | undefined => moves[state][act];

/** Effect of an act; undefined when it is not possible now. */
export function after({ state, refundState }: Standing, act: Act): Partial<Standing> | undefined {
  const next = nextOf<OrderState>(orderMoves, state, act);
  if (next) return { state: next };
  const nextRefund = nextOf<RefundState>(refundMoves, refundState, act);
  return nextRefund && { refundState: nextRefund };
}

export const canMove = (standing: Standing, act: Act): boolean => after(standing, act) !== undefined;

/** Staff have something to do with it: money to expect, goods to send or hand out, or a refund. In the words of `order__handled`. */
export const waitsForStaff = ({ state, refundState }: Standing): boolean =>
  isRefunding(refundState) || (refundState === 'none' && (state === 'unpaid' || state === 'toSend'));

/** An order begins unpaid; one that costs nothing is paid when it is placed. */
export const firstStateOf = (payPrice: Fen): OrderState => (payPrice === 0 ? orderMoves.unpaid.pay : 'unpaid');
