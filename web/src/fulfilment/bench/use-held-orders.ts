import { useRef } from 'react';
import { claimCalls, orderClaimRefusals } from '#contract/orders/claims.ts';
import { orderRefusals } from '#contract/orders/order-refusals.ts';
import { isImpersonating, isRefusedBy, run, sentenceOf, useMay } from '#web/ui/wire/index.ts';

interface Takeable {
  orderNo: string;
  /** The person has taken it before, away from the bench. */
  isOwn?: boolean;
  /** True where other shops sold a part of it, so that nobody takes all of it. */
  isPart?: boolean;
}

const { TAKEN, NOTHING_TO_DO } = orderClaimRefusals;

/** Claims an order; answers why it is not to be had. */
async function claim(orderNo: string): Promise<string | undefined> {
  try {
    await run(claimCalls.claim, { orderNo });
    return undefined;
  } catch (error) {
    if (isRefusedBy(error, TAKEN, NOTHING_TO_DO, orderRefusals.NOT_FOUND)) return sentenceOf(error);
    throw error;
  }
}

/** Orders that lie at the bench: claimed, so that no other bench gets them, and given back when they are left. */
export function useHeldOrders() {
  const claims = useMay()(claimCalls.claim) && !isImpersonating();
  const held = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Claims and releases of one order must not pass each other. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.current.then(act, act);
    last.current = done.catch(() => {});
    return done;
  };
  return {
    /** The person may take orders, so that the server tells who has one. */
    claims,
    /** Takes an order; answers why it is not to be had. */
    take: ({ orderNo, isOwn = false, isPart = false }: Takeable) =>
      inTurn(async () => {
        if (!claims || isOwn || isPart || held.current.has(orderNo)) return undefined;
        const why = await claim(orderNo);
        if (why === undefined) held.current.add(orderNo);
        return why;
      }),
    /** Gives back all but these. A claim that stays ends by itself. */
    giveBack: (...kept: readonly string[]) =>
      inTurn(async () => {
        const left = [...held.current].filter((orderNo) => !kept.includes(orderNo));
        for (const orderNo of left) {
          held.current.delete(orderNo);
          await run(claimCalls.release, { orderNo }).catch(() => {});
        }
      }),
    /** An order that was sent is in nobody's hands. */
    forget: (orderNos: readonly string[]) => orderNos.forEach((orderNo) => held.current.delete(orderNo)),
  };
}

export type HeldOrders = ReturnType<typeof useHeldOrders>;
