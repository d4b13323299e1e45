import { describe, expect, it } from 'vitest';
import { importFields } from '#contract/catalogue/import/import-fields.ts';
import { preview } from '../sample-import.ts';
import { toCsv } from '#web/ui/export/csv.ts';
import { assigned, columnsOf, fieldOptions, guessesOf, isUnsure, mappingProblem, samplesOf } from './mapping.ts';

describe('what the columns of a file mean', () => {
  it('starts with the guesses', () => {
    expect(guessesOf(preview)).toEqual({ 0: 'storeName', 1: 'price' });
  });

  it('is one column per field: chosen for another, it leaves the first', () => {
    expect(assigned(guessesOf(preview), 2, 'price')).toEqual({ 0: 'storeName', 2: 'price' });
    expect(assigned(guessesOf(preview), 1, undefined)).toEqual({ 0: 'storeName' });
  });

  it('needs a name or a code to know the product by', () => {
    expect(mappingProblem({ 1: 'price' })).toContain('商品名称');
    expect(mappingProblem({ 1: 'code' })).toBeUndefined();
  });

  it('is doubted where the guess was weak, until a person chose', () => {
    const guesses = guessesOf(preview);
    expect([0, 1, 2].map((index) => isUnsure(preview, guesses, index))).toEqual([false, true, false]);
    expect(isUnsure(preview, assigned(guesses, 1, 'cost'), 1)).toBe(false);
  });

  it('is sent in the order of the columns', () => {
    expect(columnsOf({ 2: 'cost', 0: 'storeName' })).toEqual([
      { index: 0, field: 'storeName' },
      { index: 2, field: 'cost' },
    ]);
  });

  it('is shown by the first cells that say something', () => {
    expect(samplesOf(preview, 2)).toEqual(['易碎']);
  });

  it('can be any field there is', () => {
    const offered = fieldOptions.flatMap(({ options }) => options.map(({ value }) => value));
    expect(offered.toSorted()).toEqual(Object.keys(importFields).toSorted());
  });
});

describe('a table handed out as a file', () => {
  it('opens in any spreadsheet and runs in none', () => {
    expect(toCsv([['＝1+1', '-5', '-x']])).toBe('\uFEFF"\'＝1+1","-5","\'-x"\r\n');
    expect(toCsv([['行号', '=1+1', '说"好"']])).toBe('\uFEFF"行号","\'=1+1","说""好"""\r\n');
  });
});
