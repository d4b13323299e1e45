import { describe, expect, it } from 'vitest';
import type { MessageKind } from '#contract/wechat/reply-record.ts';
import { wordKey } from '#contract/wechat/reply-words.ts';
import { type ReplyRule, ruleFor } from './rules.ts';

const rule = (id: number, words: string, more: Partial<ReplyRule> = {}): ReplyRule => ({
  id,
  wordKeys: words.split(',').map(wordKey),
  matchType: 'full',
  status: true,
  ...more,
});

const rules = [
  rule(1, 'subscribe'),
  rule(2, 'default'),
  rule(3, '优惠,折扣'),
  rule(4, '发货', { matchType: 'part' }),
  rule(5, '什么时候发货', { matchType: 'part' }),
  rule(6, 'VIP'),
  rule(7, '优惠券', { status: false }),
  rule(8, '什么时候', { matchType: 'part', status: false }),
];

const answer = (kind: MessageKind, text: string, among = rules) => {
  const { reason, rule: found, wordKey: word, off } = ruleFor({ kind, text }, among);
  return [found?.id, reason, word, off.map(({ id }) => id)];
};

describe('the rule that answers', () => {
  it.each<[string, MessageKind, string, unknown]>([
    ['has any of its words as the whole message', 'text', '折扣', [3, 'full', '折扣', []]],
    ['is found whatever the case, width and blanks around', 'text', ' ｖｉｐ ', [6, 'full', 'vip', []]],
    ['has a word in the message where that is enough', 'text', '请问发货了吗', [4, 'part', '发货', []]],
    ['needs the whole message where that was chosen', 'text', '有优惠吗', [2, 'fallback', '', []]],
    ['is the one with the longest word', 'text', '你们什么时候发货呀', [5, 'part', '什么时候发货', []]],
    ['has the whole message rather than a part of it', 'text', '发货', [4, 'full', '发货', []]],
    ['is never one that is off, which is told', 'text', '优惠券', [2, 'fallback', '', [7]]],
    ['answers the key of a button as well', 'click', '优惠', [3, 'full', '优惠', []]],
    ['greets whoever follows', 'follow', '', [1, 'follow', '', []]],
    ['is no greeting for the word of it that somebody types', 'text', 'subscribe', [2, 'fallback', '', []]],
    ['falls back on an empty message', 'text', '  ', [2, 'fallback', '', []]],
  ])('%s', (_, kind, text, is) => {
    expect(answer(kind, text)).toEqual(is);
  });

  it('is the older of two that fit alike', () => {
    const pair = [rule(9, '退货', { matchType: 'part' }), rule(8, '换货', { matchType: 'part' })];
    expect(answer('text', '退货还是换货', pair)).toEqual([8, 'part', '换货', []]);
  });

  it('is nobody where the last one is off or missing', () => {
    const silent = [rule(1, 'subscribe', { status: false }), rule(2, 'default', { status: false })];
    expect(answer('follow', '', silent)).toEqual([undefined, 'nobody', '', [1]]);
    expect(answer('text', '在吗', silent)).toEqual([undefined, 'nobody', '', [2]]);
    expect(answer('text', '在吗', [])).toEqual([undefined, 'nobody', '', []]);
  });
});
