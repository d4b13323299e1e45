import { describe, expect, it } from 'vitest';
import { asSearched, holdsWord, searchText, spellingsOf } from '../src/search-text.ts';

describe('words that are searched for', () => {
  it.each([
    ['139 0000 1234', '13900001234'],
    ['139-0000-1234', '13900001234'],
    ['+86 13900001234', '13900001234'],
    ['0086-13900001234', '13900001234'],
    ['（139）00001234', '13900001234'],
    ['１３９００００１２３４', '13900001234'],
    ['\u200bORDER90841234\ufeff', 'order90841234'],
    [' \u00a0红\u3000 茶 ', '红 茶'],
    ['2026-11-29', '2026-11-29'],
    ['SKU-139-0000', 'SKU-139-0000'],
    ['👨‍👩‍👧 套装', '👨‍👩‍👧 套装'],
    ['ORDERLY', 'ORDERLY'],
    ['%_\\', '%_\\'],
  ])('%j are %j', (typed, word) => {
    expect(asSearched(typed)).toBe(word);
    expect(asSearched(word)).toBe(word);
  });

  it('may not be longer as they are typed', () => {
    expect(searchText(3).safeParse('\u200b\u200b红茶').success).toBe(false);
  });
});

describe('the spellings of a word', () => {
  it.each([
    ['(括号)', ['(括号)', '（括号）']],
    ['（括号）', ['(括号)', '（括号）']],
    ['50％', ['50%', '50％']],
    ['括号', ['括号']],
    ['SKU-1.5/2_a', ['SKU-1.5/2_a', 'ＳＫＵ-１.５/２_ａ']],
    ['abc杯', ['abc杯', 'ａｂｃ杯']],
    ['139-0000 1.5', ['139-0000 1.5']],
    ['青花券7', ['青花券7']],
    ['ＡＢＣ', ['ABC', 'ＡＢＣ']],
    ['ＡＢＣ(1', ['ABC(1', 'ABC（1']],
  ])('%s are %j', (word, spellings) => {
    expect(spellingsOf(word)).toEqual(spellings);
  });
});

describe('a text that is searched in memory', () => {
  it.each([
    ['免邮（包邮）', '(包邮)'],
    ['FREE_POSTAGE', 'ｆｒｅｅ'],
    ['ＳＭＳ 开关', 'sms'],
  ])('%s holds %s', (text, word) => {
    expect(holdsWord(text, word)).toBe(true);
  });
});
