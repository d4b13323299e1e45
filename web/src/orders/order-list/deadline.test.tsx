import { describe, expect, it } from 'vitest';
import { deadlineText } from './deadline.tsx';

const now = new Date('2026-11-24T10:00:00+08:00');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('the hours in which an order is to be sent', () => {
  it.each([
    [1, undefined],
    [20, undefined],
    [20.5, '还剩 3 小时'],
    [22.9, '还剩 1 小时'],
    [23.5, '不到 1 小时超时'],
    [24, '已超时'],
    [25, '超时 1 小时'],
    [47.9, '超时 23 小时'],
    [49, '超时 1 天'],
    [120, '超时 4 天'],
  ])('%s hours after the payment are told as %s, of 24', (hours, text) => {
    expect(deadlineText(ago(hours), 24, now)?.text).toBe(text);
  });
});
