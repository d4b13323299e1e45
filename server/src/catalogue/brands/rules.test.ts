import { describe, expect, it } from 'vitest';
import { initialOf } from './rules.ts';

describe('the letter of a brand', () => {
  it.each([
    ['绿皮车', 'L'],
    ['搪瓷 Enamel', 'T'],
    ['nokia', 'N'],
    ['  宜家', 'Y'],
    ['铝厂', 'L'],
    ['3M', ''],
    ['·', ''],
    ['', ''],
  ])('of “%s” is “%s”', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
