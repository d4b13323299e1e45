import type { Notice } from '../notices.ts';
import type { Platform } from '../platform.ts';
import type { RefundStatus } from '../ledger.ts';

/** Statuses that the shop answered to the notices of an act; undefined for one that it did not answer. */
export type Statuses = readonly (number | undefined)[];
type PlayedAct = (number: string) => Promise<Statuses>;

const HELD_MS = 60_000;

/** Acts of buyers and banks on a payment or refund, by its number. Each throws where its state does not allow it. */
export function actsOn(platform: Platform): Readonly<Record<string, PlayedAct>> {
  const held = new Map<string, Notice>();

  const latest = (): Notice => {
    const notice = platform.notices.at(-1);
    if (!notice) throw new Error('nobody is told of it');
    return notice;
  };
  const pay = (number: string): Notice => {
    platform.pay(number);
    return latest();
  };
  /** A notice that was held back comes after that of the refund. */
  const end =
    (status: Exclude<RefundStatus, 'PROCESSING'>): PlayedAct =>
    async (number) => {
      const { trade } = platform.endRefund(number, status);
      const before = held.get(trade.outTradeNo);
      if (before) before.due = platform.now();
      held.delete(trade.outTradeNo);
      return platform.deliverDue({ reversed: true });
    };

  return {
    async pay(number) {
      pay(number);
      return platform.deliverDue();
    },
    async twice(number) {
      const notice = pay(number);
      return [...(await platform.deliverDue()), await platform.repeat(notice)];
    },
    async outOfOrder(number) {
      const notice = pay(number);
      notice.due = new Date(platform.now().getTime() + HELD_MS);
      held.set(number, notice);
      return [];
    },
    forge: async (number) => [
      await platform.forge(number, 'signature', { trade_state: 'SUCCESS', trade_state_desc: '支付成功' }),
    ],
    async process(number) {
      platform.reopenRefund(number);
      return [];
    },
    succeed: end('SUCCESS'),
    fail: end('ABNORMAL'),
    close: end('CLOSED'),
  };
}
