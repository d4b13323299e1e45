import type { Fen } from '#contract/fen.ts';

/** Movement as a file says it. */
export interface ReadLine {
  /** Row of the file, the first being 1. */
  row: number;
  bookedAt: Date;
  side: 'in' | 'out';
  amount: Fen;
  balance: Fen | null;
  serial: string;
  name: string;
  account: string;
  summary: string;
  remark: string;
  /** Name of the line within its account, the same in every file that has it. */
  key: string;
}

/** Row that cannot be read, with the reason in words. */
export interface BadRow {
  row: number;
  reason: string;
}

export const isBad = (read: ReadLine | BadRow): read is BadRow => 'reason' in read;

export const signedOf = ({ side, amount }: Pick<ReadLine, 'side' | 'amount'>): Fen => (side === 'in' ? amount : -amount);
