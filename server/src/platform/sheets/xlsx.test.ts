import { describe, expect, it } from 'vitest';
import { isFormula } from '#contract/formula.ts';
import type { Sheet } from './cell.ts';
import { csvOf } from './csv.ts';
import { letterOf } from '../cells/place.ts';
import { xlsxOf } from './xlsx.ts';
import { readSheet } from '../../../test/sheets.ts';

interface PricedRow {
  name: string;
  price: number;
}

const pages = (...all: PricedRow[][]): AsyncIterable<readonly PricedRow[]> =>
  (async function* each() {
    yield* all;
  })();
const columns: Sheet<PricedRow>['columns'] = [
  { title: '名称', value: ({ name }) => name },
  { title: '售价', decimals: true, value: ({ price }) => price },
];

async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}
const now = new Date('2026-11-20T08:00:00Z');
const odd = ['a,"b"', '00123', '6901234567890123', '2026-11-20', '😀 <b>&amp;', "it's", '=1+1', '@x', '-', '1\n2', '第一'];

describe('a workbook of ours', () => {
  it('is read back as it was, whatever the cells hold', async () => {
    const rows = odd.map((name, at) => ({ name, price: at + 0.5 }));

    const { rows: read } = await readSheet(await bytesOf(xlsxOf({ columns, rows: pages(rows.slice(0, 3), rows.slice(3)) }, now)));

    expect(read[0]).toEqual(['名称', '售价']);
    expect(read.slice(1)).toEqual(rows.map(({ name, price }) => [name, String(price)]));
  });

  it('has its lines above the headings', async () => {
    const { rows: read } = await readSheet(
      await bytesOf(xlsxOf({ columns, rows: pages(), above: ['商品导出', '生成时间'] }, now)),
    );

    expect(read.map(([first]) => first)).toEqual(['商品导出', '生成时间', '名称']);
  });

  it('says so when its rows cannot be read', async () => {
    const broken = (async function* each(): AsyncGenerator<PricedRow[]> {
      yield [];
      throw new Error('the line is down');
    })();

    await expect(bytesOf(xlsxOf({ columns, rows: broken }, now))).rejects.toThrow('the line is down');
  });

  it('names its columns as Excel does', () => {
    expect([1, 26, 27, 52, 703].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'AAA']);
  });
});

describe('a csv of many pages', () => {
  it('is read back as it was, formulas shown as text', async () => {
    const rows = odd.map((name) => ({ name, price: 1 }));

    const bytes = await bytesOf(csvOf({ columns, rows: pages(rows) }));

    expect(new TextDecoder().decode(bytes)).toContain("\r\n'=1+1,1\r\n'@x,1\r\n");
    expect((await readSheet(bytes)).rows.slice(1).map(([name]) => name)).toEqual(odd);
  });

  it.each([
    ['=1', true],
    ['-5', false],
    ['-5a', true],
    ['5', false],
    ['\tx', true],
  ])('takes %j for a formula: %s', (cell, is) => expect(isFormula(cell)).toBe(is));
});
