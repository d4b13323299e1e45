import { z } from 'zod';
import { choices } from '../choices.ts';
import type { Fen } from '../fen.ts';
import { amount, integer, moment, momentOrNone } from '../wire.ts';

export const closingStates = choices({
  waiting: [0, '待复核', 'waits'],
  closed: [1, '已日结', 'done'],
  rejected: [2, '已退回', 'rest'],
});

/** Movements of the cash in the till. */
export const tillKinds = choices({
  receipt: '现金收款',
  order: '订单收现',
  voided: '作废冲回',
  payment: '现金付款',
  refund: '现金退款',
  deposit: '存入银行',
  withdrawal: '取备用金',
});
export type TillKind = (typeof tillKinds.values)[number];

/** Movements that people write down by themselves, and whether cash leaves the till by them. */
export const tillActs = choices({ deposit: '存入银行', refund: '现金退款', withdrawal: '取备用金' });

/** Notes and coins in fen, the largest first. */
export const faces = [10_000, 5000, 2000, 1000, 500, 100, 50, 10] as const;

export const Pieces = z.object({
  face: z.literal([...faces], '面额不正确'),
  pieces: integer(0, 99_999, '张数应为 0 到 99999 的整数'),
});
export type Pieces = z.output<typeof Pieces>;

/** Cash by face, in fen. */
export const countedOf = (counts: readonly Pieces[]): Fen => counts.reduce((sum, { face, pieces }) => sum + face * pieces, 0);

export const tillSums = {
  opening: amount,
  /** Cash that was received, less what was taken back. */
  received: amount,
  /** Cash that was paid out: payments and refunds. */
  paid: amount,
  /** Taken to the bank, less what was fetched from it. */
  deposited: amount,
  /** Opening, received, less paid and deposited. */
  books: amount,
};

/** Close of a day: the cash of the till as it was counted, against the books. */
export const DayClosing = z.object({
  id: z.int(),
  /** "2026-11-20" */
  day: z.string(),
  ...tillSums,
  counted: amount,
  /** Counted less books. */
  difference: amount,
  reason: z.string(),
  counts: z.array(Pieces),
  status: closingStates.schema(),
  cashier: z.string(),
  /** Counted by whoever looks, who so does not confirm it. */
  isOwn: z.boolean(),
  confirmer: z.string(),
  confirmTime: momentOrNone,
  rejectReason: z.string(),
  createTime: moment,
  updateTime: moment,
});
export type DayClosing = z.output<typeof DayClosing>;

export const TillEntry = z.object({
  id: z.int(),
  kind: tillKinds.schema(),
  /** Above zero the till has more. */
  amount,
  /** Number of the receipt, payment or order; blank for none. */
  number: z.string(),
  says: z.string(),
  actor: z.string(),
  at: moment,
});
export type TillEntry = z.output<typeof TillEntry>;
