import type { Fen } from '#contract/fen.ts';
import { type ReadLine, signedOf } from './reading.ts';

interface Ends {
  balance: Fen | null;
  signed: Fen;
}

/** Places where a balance does not follow from that of the line before, if the file is read in one direction. */
interface Chain {
  breaks: number;
  row: number;
}

/** Sums and balances of the lines of a file, so far. */
export interface Figures {
  lines: number;
  inSum: Fen;
  outSum: Fen;
  firstAt: number | null;
  lastAt: number | null;
  /** Balances that the file names beside its lines. */
  opening: Fen | null;
  closing: Fen | null;
  first: Ends | null;
  last: Ends | null;
  /** Oldest line first, and newest first: banks write both. */
  rising: Chain;
  falling: Chain;
}

const whole: Chain = { breaks: 0, row: 0 };
export const noFigures: Figures = {
  lines: 0,
  inSum: 0,
  outSum: 0,
  firstAt: null,
  lastAt: null,
  opening: null,
  closing: null,
  first: null,
  last: null,
  rising: whole,
  falling: whole,
};

const linked = (chain: Chain, isLinked: boolean, row: number): Chain =>
  isLinked ? chain : { breaks: chain.breaks + 1, row: chain.row || row };

/** Figures with one line more. */
export function withLine(figures: Figures, line: Omit<ReadLine, 'key'>): Figures {
  const [signed, time] = [signedOf(line), line.bookedAt.getTime()];
  const { last, rising, falling } = figures;
  const isComparable = last !== null && last.balance !== null && line.balance !== null;
  const ends = { balance: line.balance, signed };
  return {
    ...figures,
    lines: figures.lines + 1,
    inSum: figures.inSum + (line.side === 'in' ? line.amount : 0),
    outSum: figures.outSum + (line.side === 'out' ? line.amount : 0),
    firstAt: Math.min(figures.firstAt ?? time, time),
    lastAt: Math.max(figures.lastAt ?? time, time),
    first: figures.first ?? ends,
    last: ends,
    rising: isComparable ? linked(rising, (last.balance ?? 0) + signed === line.balance, line.row) : rising,
    falling: isComparable ? linked(falling, (line.balance ?? 0) + last.signed === last.balance, line.row) : falling,
  };
}

export interface Balances {
  opening: Fen | null;
  closing: Fen | null;
  /** Null where the file has no balances. */
  gap: Fen | null;
  gapRow: number;
}

const before = (ends: Ends | null): Fen | null => (ends?.balance == null ? null : ends.balance - ends.signed);
const after = (ends: Ends | null): Fen | null => ends?.balance ?? null;

/** Balances at both ends of a file, and by how much its movements miss them. */
export function balancesOf(figures: Figures): Balances {
  const { first, last, rising, falling, inSum, outSum } = figures;
  const isRising = rising.breaks <= falling.breaks;
  const [oldest, newest] = isRising ? [first, last] : [last, first];
  const opening = figures.opening ?? before(oldest);
  const closing = figures.closing ?? after(newest);
  const gap = opening === null || closing === null ? null : closing - opening - (inSum - outSum);
  return { opening, closing, gap, gapRow: gap ? (isRising ? rising : falling).row : 0 };
}
