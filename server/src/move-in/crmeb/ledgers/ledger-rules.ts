/** Movement of a figure of one customer, before it has its place in the ledger. */
export interface Movement<K extends string> {
  at: Date;
  kind: K;
  amount: number;
  /** Number of the order or document; `0` for none. */
  linkId: string;
  mark: string;
}

export interface LedgerStanding<K extends string> extends Movement<K> {
  /** Figure after it. */
  balance: number;
}

interface LedgerTerms<K extends string> {
  movements: readonly Movement<K>[];
  /** Figure that the ledger has to come to. */
  figure: number;
  /** Kinds of the first row, and of one that takes back what the first had to be too high. */
  opening: K;
  closing: K;
  born: Date;
  /** Figure that it goes on from, where rows came before; its first row then says that the figure changed. */
  from?: number;
}

export const OPENING_MARK = '迁入期初';
const CLOSING_MARK = '迁入更正：旧店的流水对不上余额';
export const CHANGED_MARK = '迁入更正：旧店的余额后来有变化';

/** True of a row that is no movement of the former shop: it makes the ledger come to its figure. */
export const isBalancing = ({ mark }: { mark: string }): boolean => [OPENING_MARK, CLOSING_MARK, CHANGED_MARK].includes(mark);

const byTime = (one: { at: Date }, other: { at: Date }): number => one.at.getTime() - other.at.getTime();

/**
 * A ledger in the order of time that ends at the figure of today. What its rows do not explain stands in a first row; where they would
 * fall below nothing in between, the first row is as much higher, and a last one takes it back.
 */
export function openedLedger<K extends string>({
  movements,
  figure,
  opening,
  closing,
  born,
  from,
}: LedgerTerms<K>): LedgerStanding<K>[] {
  const rows = movements.filter(({ amount }) => amount !== 0).toSorted(byTime);
  const base = from ?? 0;
  const unexplained = figure - base - rows.reduce((sum, { amount }) => sum + amount, 0);
  let after = base + unexplained;
  const lowest = rows.reduce((low, { amount }) => Math.min(low, (after += amount)), after);
  const lift = Math.max(0, -lowest);
  const first = new Date(
    Math.min(rows[0] ? rows[0].at.getTime() - 1000 : born.getTime(), rows[0]?.at.getTime() ?? born.getTime()),
  );
  const last = rows.at(-1)?.at ?? born;
  const whole = [
    { at: first, kind: opening, amount: unexplained + lift, linkId: '0', mark: from === undefined ? OPENING_MARK : CHANGED_MARK },
    ...rows,
    { at: last, kind: closing, amount: -lift, linkId: '0', mark: CLOSING_MARK },
  ].filter(({ amount }) => amount !== 0);
  let balance = base;
  return whole.map((row) => ({ ...row, balance: (balance += row.amount) }));
}

/** A ledger with the figure that its last row comes to. */
export const closedLedger = <K extends string>(rows: readonly LedgerStanding<K>[]) => ({
  rows,
  figure: rows.at(-1)?.balance ?? 0,
});
