import { describe, expect, it } from 'vitest';
import { initialOf } from './pinyin.ts';

describe('the letter of a name', () => {
  it.each([
    ['绿皮车', 'L'],
    ['搪瓷 Enamel', 'T'],
    ['nokia', 'N'],
    ['  宜家', 'Y'],
    ['铝厂', 'L'],
    ['3M', ''],
    ['·', ''],
    ['', ''],
  ])('of “%s” is “%s”', async (name, letter) => {
    expect(await initialOf(name)).toBe(letter);
  });
});
