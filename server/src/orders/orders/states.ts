import type { OrderState, RefundState } from '#contract/orders/words.ts';

type Moves<S extends string> = Readonly<Record<S, Readonly<Record<string, S>>>>;

/** Every move an order can make; a move that is not here cannot happen. */
export const orderMoves = {
  unpaid: { pay: 'toSend', cancel: 'cancelled' },
  toSend: { send: 'sent', verify: 'toReview' },
  sent: { receive: 'toReview' },
  toReview: { review: 'done' },
  done: {},
  cancelled: {},
} as const satisfies Moves<OrderState>;

/**
 * A refund moves on its own: refusing one, or refunding a part, must not lose where its order was.
 * `begin` is a refund by staff that nobody asked for, or of a payment that came too late.
 */
export const refundMoves = {
  none: { ask: 'asked', begin: 'paying' },
  asked: { refuse: 'none', begin: 'paying' },
  paying: { finish: 'refunded', part: 'none', fail: 'asked' },
  refunded: {},
} as const satisfies Moves<RefundState>;

type Acts<M extends Moves<string>> = { [S in keyof M]: keyof M[S] }[keyof M];
export type OrderAct = Acts<typeof orderMoves>;
export type RefundAct = Acts<typeof refundMoves>;

const nextOf = <S extends string>(moves: Moves<S>, state: S, act: string): S | undefined => moves[state][act];

/** The state an act leads to; undefined when it is not possible now. */
export const afterOrderAct = (state: OrderState, act: OrderAct): OrderState | undefined => nextOf(orderMoves, state, act);
export const afterRefundAct = (state: RefundState, act: RefundAct): RefundState | undefined => nextOf(refundMoves, state, act);
