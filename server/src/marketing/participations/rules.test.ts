import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf } from './rules.ts';

const bargain = fc
  .record({ cuts: fc.integer({ min: 2, max: 60 }), more: fc.integer({ min: 0, max: 1_000_000 }) })
  .chain(({ cuts, more }) =>
    fc.record({
      left: fc.constant(cuts + more),
      chances: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: cuts, maxLength: cuts }),
    }),
  );

/** Cuts of one bargain, one after the other. */
function cutsOf(whole: number, chances: readonly number[]): number[] {
  let left = whole;
  return chances.map((chance, at) => {
    const cut = cutOf({ left, cuts: chances.length - at }, chance);
    left -= cut;
    return cut;
  });
}

describe('the cuts of a bargain', () => {
  it('are a fen at least, and come to the floor exactly with the last one', () => {
    fc.assert(
      fc.property(bargain, ({ left, chances }) => {
        const cuts = cutsOf(left, chances);
        expect(cuts.every((cut) => Number.isInteger(cut) && cut >= 1)).toBe(true);
        expect(cuts.reduce((sum, cut) => sum + cut, 0)).toBe(left);
      }),
    );
  });

  it.each([
    [1000, 3, 0, 200],
    [1000, 3, 1, 798],
    [3, 3, 0.5, 1],
    [4, 3, 1, 2],
    [700, 1, 0.1, 700],
  ])('take a fifth to four fifths of what can be cut: %i fen in %i cuts', (left, cuts, chance, cut) => {
    expect(cutOf({ left, cuts }, chance)).toBe(cut);
  });
});
