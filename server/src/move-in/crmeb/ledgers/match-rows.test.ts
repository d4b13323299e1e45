import { describe, expect, it } from 'vitest';
import { type OurMovement, type TheirMovement, matchRows } from './match-rows.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const theirs = (kind: string, amount: number, linkId = '0', minute = 0): TheirMovement => ({
  at: at(minute),
  kind,
  amount,
  linkId,
  mark: '',
});
const ours = (id: number, movement: TheirMovement): OurMovement => ({ ...movement, id, uid: 1, actorName: '迁入' });
const matched = (movements: TheirMovement[], rows: OurMovement[]) => {
  const { fresh, pairs, lost } = matchRows(movements, rows);
  return { fresh: fresh.map(({ amount }) => amount), pairs: pairs.map((pair) => pair.ours.id), lost: lost.map(({ id }) => id) };
};

describe('a ledger that is read a second time', () => {
  it('finds each movement once, of two that are alike as well', () => {
    const twice = [theirs('system_add', 5), theirs('system_add', 5)];
    expect(matched(twice, [ours(1, theirs('system_add', 5))])).toEqual({ fresh: [5], pairs: [1], lost: [] });
  });

  it('knows a movement of a document by it, whenever it is said to have been', () => {
    expect(matched([theirs('pay_order', -9, 'A', 30)], [ours(1, theirs('pay_order', -9, 'A', 2))]).pairs).toEqual([1]);
  });

  it('knows one that came under another name, for its order had earned already', () => {
    expect(matched([theirs('gain', 7, 'A', 4)], [ours(1, theirs('merge', 7, '0', 4))]).pairs).toEqual([1]);
  });

  it('knows what an order earned though it is more by now, and says what is gone', () => {
    expect(matched([theirs('gain', 15, 'A', 4)], [ours(1, theirs('gain', 10, 'A', 4)), ours(2, theirs('sign', 1))])).toEqual({
      fresh: [],
      pairs: [1],
      lost: [2],
    });
  });
});
