import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { readSheet } from '../../../test/sheets.ts';

const table = '商品名称,售价\n"红色, 大","1,299.00"\n\n蓝色,5\n';
const rows = [['商品名称', '售价'], ['红色, 大', '1,299.00'], [], ['蓝色', '5']];

describe('a csv file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(table)],
    ['UTF-8', new TextEncoder().encode(`\uFEFF${table}`)],
    ['UTF-16', iconv.encode(table, 'utf-16le', { addBOM: true })],
    ['UTF-16BE', iconv.encode(table, 'utf-16be', { addBOM: true })],
    ['GBK', iconv.encode(table, 'gbk')],
  ])('is read in %s, and a row keeps its number', async (encoding, bytes) => {
    expect(await readSheet(new Uint8Array(bytes))).toEqual({ kind: 'csv', aside: [], encoding, rows });
  });

  it('may be divided by tabs or semicolons, and keep its zeros', async () => {
    const { rows: read } = await readSheet(new TextEncoder().encode('编码;名称\n="00123";杯子\n'));

    expect(read[1]).toEqual(['00123', '杯子']);
  });

  it('whose quote is never closed names the row in which it opens', async () => {
    const text = '名称,售价\n杯,1\n"壶,2\n锅,3\n';
    await expect(readSheet(new TextEncoder().encode(text))).rejects.toMatchObject({ fault: 'quote', row: 3 });
  });

  it.each([
    ['a quote that is never closed', `a,"${'x'.repeat(1_100_000)}`, 'huge'],
    ['a cell', `a\n"${'x'.repeat(1_100_000)}"\n`, 'huge'],
    ['commas', ','.repeat(200_000), 'range'],
  ])('may not fill memory and time with %s', async (_, text, fault) => {
    await expect(readSheet(new TextEncoder().encode(text))).rejects.toMatchObject({ fault });
  });
});

describe('a csv of ours', () => {
  it('shows formulas as text and leaves numbers alone', () => {
    expect(new TextDecoder().decode(toCsv([['=1+1', '-5', '@x', 'a"b']]))).toBe(`'=1+1,-5,'@x,"a""b"\r\n`);
  });
});
