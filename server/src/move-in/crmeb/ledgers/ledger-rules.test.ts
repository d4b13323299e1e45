import { describe, expect, it } from 'vitest';
import { type Movement, openedLedger } from './ledger-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const moved = (minute: number, amount: number): Movement<'pay'> => ({
  at: at(minute),
  kind: 'pay',
  amount,
  linkId: '0',
  mark: '',
});
const open = (figure: number, movements: Movement<'pay'>[]) =>
  openedLedger<'opening' | 'pay' | 'closing'>({ movements, figure, opening: 'opening', closing: 'closing', born: at(0) }).map(
    ({ kind, amount, balance }) => ({ kind, amount, balance }),
  );

describe('the ledger of a customer who moves in', () => {
  it('begins with what its rows do not explain, and ends at the figure', () => {
    expect(open(70, [moved(5, -30)])).toEqual([
      { kind: 'opening', amount: 100, balance: 100 },
      { kind: 'pay', amount: -30, balance: 70 },
    ]);
  });

  it('has no first row where its rows explain everything, and none at all where there is nothing', () => {
    expect(open(20, [moved(5, 20)])).toEqual([{ kind: 'pay', amount: 20, balance: 20 }]);
    expect(open(0, [])).toEqual([]);
  });

  it('is in the order of time, and never below nothing in between', () => {
    expect(open(0, [moved(9, 50), moved(5, -50)])).toEqual([
      { kind: 'opening', amount: 50, balance: 50 },
      { kind: 'pay', amount: -50, balance: 0 },
      { kind: 'pay', amount: 50, balance: 50 },
      { kind: 'closing', amount: -50, balance: 0 },
    ]);
  });
});
