import { describe, expect, it } from 'vitest';
import { asLine, line, printable, text, words } from '../src/wire.ts';

describe('a text that was typed or pasted', () => {
  it.each([
    ['茶\u000B\b具\uFFFE', '茶具'],
    ['\uFEFF茶\u200B具\u2060', '茶具'],
    ['\u202Egnp.茶\u202C', 'gnp.茶'],
    ['茶\u2066具\u2069\u200E', '茶具'],
    ['茶\u200D具\u200D', '茶具'],
    ['一\n\t二\r\n三', '一\n\t二\r\n三'],
    ['👨‍👩‍👧 🏳️‍🌈 👩🏽‍💻 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍💻 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(printable(typed)).toBe(kept);
    expect(printable(kept)).toBe(kept);
  });

  it('of one line has no tab and no new line', () => {
    expect(asLine('一\r\n二\t三')).toBe('一 二 三');
  });
});

describe('a field', () => {
  it('for a name takes one line, and one for a longer text several', () => {
    expect(text(64).parse('一\n二\u000B')).toBe('一 二');
    expect(line(128, '请填写').parse('一\n二\u000B')).toBe('一 二');
    expect(text(65).parse('一\n二\u000B')).toBe('一\n二');
  });

  it('that may not be blank is blank where nothing is seen', () => {
    expect(words(10, '请填写').safeParse('\u200B\u202E').error?.issues[0]?.message).toBe('请填写');
  });

  it.each(['茶\u0000', '\uD83D'])('takes nothing that cannot be kept: %j', (typed) => {
    expect(text(10).safeParse(typed).success).toBe(false);
  });
});
