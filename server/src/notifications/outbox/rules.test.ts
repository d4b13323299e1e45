import { describe, expect, it } from 'vitest';
import { BATCH, CLAIM_MS, LANES, MAIL_ATTEMPT_MS, MOST_ATTEMPTS, afterAttempt, attemptMsOf } from './rules.ts';

const now = new Date('2026-11-20T06:00:00Z');
const failed = (error: unknown = new Error('线路忙'), isFinal = false) => ({ isSent: false as const, error, isFinal });
const minutesUntil = (at: Date) => (at.getTime() - now.getTime()) / 60_000;

describe('a message', () => {
  it('that was sent is done with', () => {
    expect(afterAttempt({ isSent: true }, 1, now)).toMatchObject({ state: 'sent', lastError: '' });
  });

  it('is tried again after ever longer pauses, then given up', () => {
    const after = Array.from({ length: MOST_ATTEMPTS }, (_, index) => afterAttempt(failed(), index + 1, now));
    expect(after.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'dead']);
    expect(after.slice(0, -1).map(({ nextTry }) => minutesUntil(nextTry))).toEqual([1, 5, 30, 120]);
    expect(after[0]?.lastError).toBe('线路忙');
  });

  it('that can never be sent is given up at once, and its reason fits', () => {
    expect(afterAttempt(failed(new Error('没有手机号'), true), 1, now)).toMatchObject({
      state: 'dead',
      lastError: '没有手机号',
    });
    expect(afterAttempt(failed('长'.repeat(999)), 1, now).lastError).toHaveLength(200);
  });

  it('belongs to its attempt for longer than a batch of attempts may take', () => {
    const longest = Math.max(...(['notice', 'webhook', 'mail'] as const).map(attemptMsOf));
    expect(longest).toBe(MAIL_ATTEMPT_MS);
    expect(CLAIM_MS).toBeGreaterThan(Math.ceil(BATCH / LANES) * longest);
  });
});
