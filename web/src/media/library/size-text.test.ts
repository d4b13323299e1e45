import { describe, expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

describe('the size of a file', () => {
  it.each([
    [{ attSize: '300' }, '1 KB'],
    [{ attSize: '20480' }, '20 KB'],
    [{ attSize: '1300000', width: 800, height: 600 }, '800 × 600，1.2 MB'],
    [{ attSize: '2097152', width: null, height: null }, '2.0 MB'],
  ])('%o reads %s', (file, words) => {
    expect(sizeText(file)).toBe(words);
  });
});
