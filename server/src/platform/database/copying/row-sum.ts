import { hash } from 'node:crypto';

/** Number of rows, and a sum of their hashes that no order of them changes. */
export interface RowSum {
  rows: number;
  sum: string;
}

export function openSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: Buffer): void {
      rows += 1;
      sum = BigInt.asUintN(64, sum + hash('sha256', row, 'buffer').readBigUInt64BE());
    },
    total: (): RowSum => ({ rows, sum: sum.toString(16).padStart(16, '0') }),
  };
}
