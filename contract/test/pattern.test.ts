import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPattern } from '../src/settings/pattern.ts';

const atom = fc.constantFrom('a', 'b', '.', '\\d', '[ab]', '[^a\\d]', '中', '\\.', '^', '$', '\\b');
const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
      .map(([one, sign]) => `(${one})${sign}`),
  ),
}));
const text = fc.array(fc.constantFrom('a', 'b', '1', '.', '中'), { maxLength: 8 }).map((characters) => characters.join(''));

describe('an expression that somebody typed', () => {
  it('finds what JavaScript finds', () => {
    fc.assert(
      fc.property(pattern, text, (source, sample) => {
        expect(readPattern(source)?.(sample)).toBe(new RegExp(source).test(sample));
      }),
    );
  });

  it.each([
    ['/^1\\d{10}$/', '13800000000', true],
    ['/^1\\d{10}$/', '1380000000', false],
    ['/^(0|[1-9]\\d*)(\\.\\d{1,2})?$/', '12.50', true],
    ['/^ok$/i', 'OK', true],
    ['/[\\u4e00-\\u9fa5]{2}/', '绿皮车', true],
    ['(?<n>a)', 'a', true],
    ['^[\\w.-]+@[\\w-]+(\\.[\\w-]+)+$', 'a@b.cn', true],
  ])('%s of %s is %s', (source, sample, wanted) => {
    expect(readPattern(source)?.(sample)).toBe(wanted);
  });

  it('ends, also where JavaScript would try all ways', () => {
    const began = performance.now();
    expect(readPattern('/^(a+)+$/')?.(`${'a'.repeat(2000)}b`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it.each(['/(?=a)/', '(a)\\1', '(', '(a{500}){500}'])('%s is none that can be used', (source) => {
    expect(readPattern(source)).toBeUndefined();
  });
});
