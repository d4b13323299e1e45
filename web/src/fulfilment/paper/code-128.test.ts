import { describe, expect, it } from 'vitest';
import { barsOf } from './code-128.ts';

const modulesOf = (text: string) => barsOf(text).reduce((sum, bar) => sum + bar, 0);

describe('a Code 128', () => {
  it('is what a reader of another maker reads as this text', () => {
    expect(barsOf('SO1234').join('')).toBe('2112142131131331211131411122321311231123312331112');
  });

  it('takes digits in pairs, which halves their width', () => {
    expect(modulesOf('12345678')).toBe(11 * 6 + 13);
    expect(modulesOf('abcdefgh')).toBe(11 * 10 + 13);
  });

  it('has no words for what is not printable', () => {
    expect(barsOf('订单')).toEqual([]);
  });
});
