import { describe, expect, it } from 'vitest';
import {
  BATCH,
  CLAIM_MS,
  LANES,
  MAIL_ATTEMPT_MS,
  MOST_ATTEMPTS,
  afterAttempt,
  attemptMsOf,
  firstTryOf,
  isMissed,
} from './rules.ts';

const now = new Date('2026-11-20T06:00:00Z');
const failed = (error: unknown = new Error('线路忙')) => ({ as: 'failed' as const, error });
const tried = (attempts: number, createTime = now) => ({
  attempts,
  createTime,
  recipient: '',
  rest: [] as unknown[],
  askedTime: null,
});
const minutesUntil = (at: Date) => (at.getTime() - now.getTime()) / 60_000;

describe('a message', () => {
  it('that was sent is done with', () => {
    expect(afterAttempt({ as: 'sent' }, tried(1), now)).toMatchObject({ state: 'sent', lastError: '' });
  });

  it('is tried again after ever longer pauses, then given up', () => {
    const after = Array.from({ length: MOST_ATTEMPTS }, (_, index) => afterAttempt(failed(), tried(index + 1), now));
    expect(after.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'dead']);
    expect(after.slice(0, -1).map(({ nextTry }) => minutesUntil(nextTry))).toEqual([1, 5, 30, 120]);
    expect(after[0]?.lastError).toBe('线路忙');
  });

  it('that can never be sent is given up at once, and its reason fits', () => {
    expect(afterAttempt({ as: 'final', error: new Error('没有手机号') }, tried(1), now)).toMatchObject({
      state: 'dead',
      lastError: '没有手机号',
    });
    expect(afterAttempt(failed('长'.repeat(999)), tried(1), now).lastError).toHaveLength(200);
  });

  it('to a person is kept with its number, or with the reason why that person takes none', () => {
    const letter = { ...tried(1), recipient: 'oFan_1' };
    expect(afterAttempt({ as: 'sent', providerNo: '30001' }, letter, now)).toMatchObject({
      state: 'sent',
      outcome: 'sent',
      providerNo: '30001',
    });
    const declined = { as: 'declined', outcome: 'notAuthorised', error: new Error('客户未授权该订阅消息') } as const;
    expect(afterAttempt(declined, letter, now)).toMatchObject({
      state: 'sent',
      outcome: 'notAuthorised',
      lastError: '客户未授权该订阅消息',
    });
  });

  it('that its service holds back waits without an attempt, for three days at most', () => {
    const held = { as: 'postponed' as const, error: new Error('已暂停调用微信') };
    expect(afterAttempt(held, tried(1), now)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(minutesUntil(afterAttempt(held, tried(1), now).nextTry)).toBe(5);
    expect(afterAttempt(held, tried(1, new Date('2026-11-17T06:00:00Z')), now)).toMatchObject({ state: 'dead' });
  });

  it('that has another way to its customer waits for its service an hour at most', () => {
    const held = { as: 'postponed' as const, error: new Error('已暂停调用微信') };
    const inTurn = (createTime: string) => ({ ...tried(1, new Date(createTime)), recipient: 'oFan_1', rest: [{}] });
    expect(afterAttempt(held, inTurn('2026-11-20T05:01:00Z'), now)).toMatchObject({ state: 'waiting' });
    expect(afterAttempt(held, inTurn('2026-11-20T05:00:00Z'), now)).toMatchObject({ state: 'dead', outcome: 'unsent' });
  });

  it('has missed its customer where that is certain, and not where an attempt may have arrived', () => {
    const ended = { state: 'sent', outcome: 'notFollowing', askedTime: null } as const;
    expect(isMissed(ended)).toBe(true);
    expect(isMissed({ ...ended, state: 'dead', outcome: 'unsent' })).toBe(true);
    expect(isMissed({ ...ended, state: 'dead', outcome: 'unsent', askedTime: now })).toBe(false);
    expect(isMissed({ ...ended, state: 'dead', outcome: 'unknown' })).toBe(false);
    expect(isMissed({ ...ended, outcome: 'sent' })).toBe(false);
  });

  it.each([
    ['21:59', undefined],
    ['22:00', '2026-11-21T08:00+08:00'],
    ['23:59', '2026-11-21T08:00+08:00'],
    ['00:00', '2026-11-20T08:00+08:00'],
    ['07:59', '2026-11-20T08:00+08:00'],
    ['08:00', undefined],
  ])('to a customer that is not urgent waits from evening to morning of the shop’s clock: %s', (time, morning) => {
    const at = new Date(`2026-11-20T${time}+08:00`);
    const first = firstTryOf({ mark: 'deliverGoods', customerId: 7 }, at);
    expect(first.nextTry).toEqual(morning ? new Date(morning) : at);
    expect(first.lastError).toBe(morning ? '夜间不打扰用户，早上 08:00 发送' : '');
    expect(firstTryOf({ mark: 'paySuccess', customerId: 7 }, at).nextTry).toEqual(at);
    expect(firstTryOf({ mark: 'adminPaySuccess' }, at).nextTry).toEqual(at);
  });

  it('to a person tells what became of it, and for how long nobody has heard', () => {
    const [letter, asked] = [{ ...tried(1), recipient: 'oFan_1' }, new Date('2026-11-20T05:00:00Z')];
    const error = new Error('没有答复');
    expect(afterAttempt(failed(), letter, now)).toMatchObject({ outcome: 'waiting', askedTime: null });
    expect(afterAttempt({ as: 'unheard', error }, letter, now)).not.toHaveProperty('askedTime');
    expect(afterAttempt({ as: 'postponed', error }, { ...letter, askedTime: asked }, now)).toMatchObject({ askedTime: asked });
    expect(afterAttempt({ as: 'final', error }, letter, now)).toMatchObject({ state: 'dead', outcome: 'unsent' });
    expect(afterAttempt({ as: 'unknown', error }, letter, now)).toMatchObject({ state: 'dead', outcome: 'unknown' });
  });

  it('belongs to its attempt for longer than a batch of attempts may take', () => {
    const longest = Math.max(...(['notice', 'webhook', 'mail'] as const).map(attemptMsOf));
    expect(longest).toBe(MAIL_ATTEMPT_MS);
    expect(CLAIM_MS).toBeGreaterThan(Math.ceil(BATCH / LANES) * longest);
  });
});
