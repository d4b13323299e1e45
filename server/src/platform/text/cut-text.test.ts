import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('a text that is cut', () => {
  it.each([
    ['杯子', 5, '杯子'],
    ['杯子', 1, '杯'],
    ['杯🍵', 2, '杯'],
    ['杯🍵', 3, '杯🍵'],
    ['🍵', 0, ''],
  ])('%j to %i is %j', (text, most, cut) => {
    expect(cutText(text, most)).toBe(cut);
  });

  it('stays a text that can be kept', () => {
    const texts = fc.string({ unit: fc.constantFrom('杯', 'a', '🍵', '👨‍👩‍👧') });
    fc.assert(
      fc.property(texts, fc.nat(20), (text, most) => cutText(text, most).isWellFormed() && cutText(text, most).length <= most),
    );
  });
});
