import { useEffect, useRef } from 'react';
import { isMine, otherHandler } from '#web/orders/claims/index.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import type { HeldOrders } from './use-held-orders.ts';
import { nextOf } from './queue.ts';
import { useLive } from './use-live.ts';
import type { Queue } from './use-queue.ts';

/** Looking for the next order, waiting for its number, sending it; nothing left to send, or no answer about what is. */
type BenchStage = 'finding' | 'ready' | 'sending' | 'done' | 'failed';

interface AtBench {
  stage: BenchStage;
  /** Number of times that the field was given the focus. */
  round: number;
  order?: OrderRow;
  error?: unknown;
}

/** Order numbers that are not opened next: sent from here, passed over, or in the hands of somebody else. */
interface Gone {
  sent: readonly string[];
  passed: readonly string[];
  taken: readonly string[];
}

const nothing: Gone = { sent: [], passed: [], taken: [] };
const but = (orderNos: readonly string[], orderNo: string) => orderNos.filter((each) => each !== orderNo);
const takeable = (row: OrderRow) => ({ orderNo: row.orderId, isOwn: isMine(row), isPart: row.isPart === true });

/** The order that lies at the bench, one after the other. While the page is out of sight, it is anybody's. */
export function useTurn(queue: Queue, held: HeldOrders) {
  const [turn, read, set] = useLive<AtBench>({ stage: 'finding', round: 0 });
  const [gone, readGone, setGone] = useLive<Gone>(nothing);
  /** Number of the latest act, which wins over those before it. */
  const begun = useRef(0);
  const isInSight = useRef(false);
  const latest = useRef(queue);

  const settle = (order: OrderRow) => {
    set({ stage: 'ready', order, round: read().round + 1 });
    void held.giveBack(order.orderId);
  };

  const search = async (isOver: () => boolean) => {
    for (;;) {
      const { sent, passed, taken } = readGone();
      const row = await latest.current.find(new Set([...sent, ...passed, ...taken]));
      if (isOver()) return;
      if (!row) {
        set({ stage: 'done', round: read().round });
        return void held.giveBack();
      }
      const why = await held.take(takeable(row));
      if (isOver()) return;
      if (why === undefined) return settle(row);
      setGone({ ...readGone(), taken: [...taken, row.orderId] });
    }
  };

  const begin = () => {
    const own = (begun.current += 1);
    return () => begun.current !== own;
  };

  const goOn = async () => {
    const isOver = begin();
    set({ ...read(), stage: 'finding' });
    if (!isInSight.current) return set({ stage: 'finding', round: read().round });
    await search(isOver).catch((error: unknown) => isOver() || set({ stage: 'failed', error, round: read().round }));
  };

  /** Lays this order at the bench; answers why not. */
  const open = async (row: OrderRow): Promise<string | undefined> => {
    const handler = held.claims ? undefined : otherHandler(row);
    if (handler) return `${handler.name} 正在处理这一单，请换一单`;
    const isOver = begin();
    const why = await held.take(takeable(row));
    if (isOver()) return undefined;
    if (why === undefined) settle(row);
    else if (read().stage === 'finding') void goOn();
    return why;
  };

  /** Goes on where the person left, unless somebody has taken the order meanwhile. */
  const resume = async () => {
    const { order } = read();
    if (!order) return goOn();
    const isOver = begin();
    set({ ...read(), stage: 'finding' });
    const why = await held.take({ orderNo: order.orderId, isPart: order.isPart === true }).catch(() => '');
    if (isOver()) return undefined;
    return why === undefined ? settle(order) : goOn();
  };

  useEffect(() => {
    latest.current = queue;
  });
  const { isKnown } = queue;
  const acts = useRef({ resume, goOn, held });
  useEffect(() => {
    acts.current = { resume, goOn, held };
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    isInSight.current = true;
    void acts.current.resume();
    return () => {
      isInSight.current = false;
      begun.current += 1;
      void acts.current.held.giveBack();
    };
  }, [isKnown]);

  const isIdle = turn.stage === 'done';
  const hasNews = isIdle && nextOf(queue.rows, new Set(Object.values(gone).flat())) !== undefined;
  useEffect(() => {
    if (hasNews) void acts.current.goOn();
  }, [hasNews]);

  return {
    ...turn,
    gone,
    read,
    open,
    goOn,
    /** Takes no number while something is done about the order at hand. */
    wait: () => read().stage === 'ready' && set({ ...read(), stage: 'sending' }),
    /** Goes on with the order at hand, which was not sent; with the focus in its field, whose text is chosen to be replaced. */
    stay: (hasFocus: boolean) =>
      read().stage === 'sending' && set({ ...read(), stage: 'ready', round: read().round + Number(hasFocus) }),
    /** Goes on behind orders that were sent. */
    pass: (orderNos: readonly string[]) => {
      held.forget(orderNos);
      // Orders that have left the list may come back to it, recalled by somebody else.
      const listed = readGone().sent.filter((sent) => latest.current.rows.some(({ orderId }) => orderId === sent));
      setGone({ ...readGone(), sent: [...listed, ...orderNos] });
      return goOn();
    },
    skip: () => {
      const { order, stage } = read();
      if (!order || stage !== 'ready') return;
      setGone({ ...readGone(), passed: [...readGone().passed, order.orderId] });
      void goOn();
    },
    /** Lays an order at the bench again that was sent from here. */
    takeBack: (orderNos: readonly string[]) => setGone({ ...readGone(), sent: orderNos.reduce(but, readGone().sent) }),
    /** Looks once more at what was passed over. */
    again: () => {
      setGone({ ...readGone(), passed: [], taken: [] });
      return goOn();
    },
  };
}

export type BenchTurn = ReturnType<typeof useTurn>;
