import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readMoment, showMoment, startOfDay } from '#contract/moment.ts';
import { flag, id, idList, jsonText, mediaAddress, moment, paged, text, words, isLessThan, isMoreThan } from '#contract/wire.ts';

describe('a field of the wire', () => {
  it.each([
    ['true', true],
    ['1', true],
    [1, true],
    ['on', true],
    ['yes', true],
    [false, false],
    ['0', false],
    [0, false],
    ['off', false],
  ])('reads the flag %s as %s', (sent, value) => {
    expect(flag.parse(sent)).toBe(value);
  });

  it('reads numbers sent as digits', () => {
    expect(id.parse('42')).toBe(42);
  });

  it.each(['', 'abc', '12abc', '1e3', '-1', 0, 1.5, 2_147_483_648, null, {}, []])('refuses %j as an id', (sent) => {
    expect(id.safeParse(sent).success).toBe(false);
  });

  it('reads lists of ids from text', () => {
    expect(idList.parse('3,4, 5')).toEqual([3, 4, 5]);
  });

  it('refuses JSON text that is no JSON, and says so in the field’s own words', () => {
    const pictures = jsonText(z.array(z.string()), '图片格式不正确');
    expect(pictures.safeParse('[oops').error?.issues[0]?.message).toBe('图片格式不正确');
  });

  it.each(['/files/a.png', 'a.png', 'https://img.cn/a.png', '//img.cn/a.png', 'HTTP://img.cn/a', '/a?b=c:d'])(
    'takes %s as the address of a picture',
    (sent) => {
      expect(mediaAddress(99, '请上传图片').parse(sent)).toBe(sent);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///etc/a.png',
  ])('refuses %j as the address of a picture', (sent) => {
    const { error } = mediaAddress(99, '请上传图片').safeParse(sent);
    expect(error?.issues[0]?.message).toBe('图片地址不正确，请重新上传');
  });

  it('refuses text that the database cannot store', () => {
    expect(text(10).safeParse('a\u0000b').success).toBe(false);
    expect(text(10).safeParse('\ud800').success).toBe(false);
  });

  it('names what is missing', () => {
    expect(words(10, '请填写名称').safeParse(undefined).error?.issues[0]?.message).toBe('请填写名称');
  });

  it('pages by 20 from the first page unless told otherwise', () => {
    expect(paged({}).parse({})).toEqual({ page: 1, limit: 20 });
    expect(paged({}).parse({ page: 0, limit: 10_000 })).toEqual({ page: 1, limit: 9999 });
  });
});

describe('a moment', () => {
  it('is written by the shop’s clock', () => {
    expect(showMoment(new Date('2026-11-20T06:05:00Z'))).toBe('2026-11-20 14:05:00');
    expect(readMoment('2026-11-20 14:05:00').toISOString()).toBe('2026-11-20T06:05:00.000Z');
  });

  it('may be a day without padding', () => {
    expect(readMoment('2026-5-3').toISOString()).toBe('2026-05-02T16:00:00.000Z');
  });

  it.each([
    'tomorrow',
    '',
    '2026-02-29',
    '2026-04-31 10:00:00',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-01 25:00:00',
    '2026-01-01 10:60:00',
    '0000-01-01',
    '0999-12-31',
    '20260101',
    '2026-01-01T10:00:00Z',
  ])('is refused when it is none: %j', (sent) => {
    expect(moment.safeParse(sent).success).toBe(false);
  });

  it('knows leap years', () => {
    expect(showMoment(readMoment('2028-02-29'))).toBe('2028-02-29 00:00:00');
    expect(moment.safeParse('2100-02-29').success).toBe(false);
  });

  it('comes back as it went out, to the second', () => {
    const seconds = fc.integer({ min: Date.UTC(1000, 1) / 1000, max: Date.UTC(9999, 11, 31) / 1000 });
    fc.assert(fc.property(seconds, (at) => readMoment(showMoment(new Date(at * 1000))).getTime() === at * 1000));
  });

  it('belongs to the shop’s day, not to Greenwich’s', () => {
    expect(startOfDay(new Date('2026-11-20T17:00:00Z')).toISOString()).toBe('2026-11-20T16:00:00.000Z');
  });
});

describe('more or less than a limit', () => {
  it('is no object, whatever it says of itself as text', () => {
    const most = [101, '101', 100, { toString: '' }, null].map((sent) => isMoreThan(100, sent));
    const least = [-1, '-1', 0, { toString: [] }, null].map((sent) => isLessThan(0, sent));

    expect(most).toEqual([true, true, false, false, false]);
    expect(least).toEqual([true, true, false, false, false]);
  });
});
