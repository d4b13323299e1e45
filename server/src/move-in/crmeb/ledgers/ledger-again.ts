import { CHANGED_MARK, isBalancing, openedLedger } from './ledger-rules.ts';
import { type OurMovement, type TheirMovement, matchRows } from './match-rows.ts';

/** Facts about a kind of ledger by which it goes on. */
export interface LedgerKind<M> {
  /** Kind of a row that balances, by its amount. */
  balancing(amount: number): string;
  /** Columns that a balancing row has besides. */
  blank(at: Date): Partial<M>;
  counts?(row: { status?: number }): boolean;
  /** Kinds of rows that another noun brings. */
  outside?: readonly string[];
  /** Rows have the figure of the former shop, and may fall below nothing. */
  isUnchained?: true;
}

interface LedgerThere {
  ours: readonly OurMovement[];
  /** Figure of the customer here. */
  current: number;
}

interface Wanted<M> {
  rows: readonly M[];
  figure: number;
  outside?: number;
}

export interface LedgerStep<M> {
  added: M[];
  /** Rows that waited and wait no longer, or otherwise. */
  moved: { id: number; theirs: M; balance: number }[];
  figure: number;
  /** True where somebody has moved the figure here, so that it does not follow that of the former shop. */
  isApart: boolean;
}

const always = (): boolean => true;
const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
const BY = '迁入';
/** States after which a row stays as it was written. */
const FINAL = [3, 4];

/** Rows for orders that have earned more since they came: an order earns once, so that these name none. */
const moreOf = <M extends TheirMovement>(pairs: readonly { theirs: M; ours: OurMovement }[], { balancing }: LedgerKind<M>): M[] =>
  pairs.flatMap(({ theirs, ours }) => {
    const amount = theirs.amount - ours.amount;
    return amount === 0 ? [] : [{ ...theirs, amount, linkId: '0', kind: balancing(amount) }];
  });

/** Rows that count, in the order of time, and one for what they do not explain. */
function chained<M extends LedgerRow>(
  rows: readonly M[],
  { from, figure }: { from: number; figure: number },
  kind: LedgerKind<M>,
  now: Date,
) {
  const { blank, balancing, isUnchained } = kind;
  const rest = figure - from - sumOf(rows);
  const balance = { at: now, kind: '', amount: rest, balance: figure, linkId: '0', mark: CHANGED_MARK };
  const plain = rest === 0 ? rows : [...rows, balance];
  const standing = isUnchained
    ? plain
    : openedLedger<string>({ movements: rows, figure, opening: '', closing: '', born: now, from });
  return standing.map((row) => ({ ...blank(row.at), ...row, kind: row.kind || balancing(row.amount) }) as M);
}

type LedgerRow = TheirMovement & { balance: number };

/** Takes a ledger to where it is in the former shop: by rows that are new there, and one for what they do not explain. */
export function ledgerAgain<M extends LedgerRow>(
  { rows, figure: theirFigure, outside = 0 }: Wanted<M>,
  { ours, current }: LedgerThere,
  kind: LedgerKind<M>,
  now: Date,
): LedgerStep<M> {
  const { counts = always } = kind;
  const isOutside = (row: OurMovement): boolean => kind.outside?.includes(row.kind) ?? false;
  const isTouched = ours.some(({ actorName }) => actorName !== BY);
  const { fresh, pairs } = matchRows(
    rows.filter((row) => !isBalancing(row)),
    ours.filter((row) => row.actorName === BY && !isOutside(row) && !isBalancing(row)),
  );
  let from = current + outside - sumOf(ours.filter(isOutside));
  const moved = pairs
    .filter(({ theirs, ours: { status } }) => status !== undefined && !FINAL.includes(status) && theirs.status !== status)
    .map(({ theirs, ours: { id, amount } }) => {
      if (counts(theirs)) from += amount;
      return { id, theirs, balance: from };
    });
  const added = [...fresh, ...moreOf(pairs, kind)];
  const counted = added.filter(counts);
  const figure = isTouched ? from + sumOf(counted) : theirFigure;
  const waiting = added.filter((row) => !counts(row)).map((row) => ({ ...row, balance: Math.max(0, figure) }));
  return {
    added: [...chained(counted, { from, figure }, kind, now), ...waiting],
    moved,
    figure,
    isApart: figure !== theirFigure,
  };
}
