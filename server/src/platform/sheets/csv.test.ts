import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFormula } from '#contract/formula.ts';
import { csvOf, toCsv, unguarded } from './csv.ts';

const written = (...cells: string[]) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(toCsv([cells]));

describe('a cell that a spreadsheet would calculate', () => {
  it.each([
    '=1+1',
    '+cmd',
    '-cmd',
    '@sum',
    '＝1+1',
    '＠x',
    '\n=1',
    '\tx',
    '\r=x',
    '=HYPERLINK("https://evil.example")',
    '-1-1',
    '+1+1',
  ])('is text: %j', (cell) => {
    expect(isFormula(cell)).toBe(true);
    expect(written(cell)).toContain("'");
  });

  it.each(['-5', '+5.50', '0', '杯=1', "'=1", '', 'a@b'])('is none: %j', (cell) => {
    expect(isFormula(cell)).toBe(false);
  });

  it('is read again as it was typed', () => {
    expect(['=1+1', "'x", "'5", '杯'].map((cell) => unguarded(isFormula(cell) ? `'${cell}` : cell))).toEqual([
      '=1+1',
      "'x",
      "'5",
      '杯',
    ]);
  });

  it('never begins a field of a file, whatever people type', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '1', 'a', "'", '"', ',', '\n', '\r', '\t') }), (cell) => {
        const field = written(cell, 'x')
          .replace(/^\uFEFF/, '')
          .replace(/^"/, '');
        return !/^[=@\t\r\n]/.test(field);
      }),
    );
  });
});

describe('a csv file', () => {
  it('begins with a mark for Excel, and ends its lines as Excel does', () => {
    expect(written('a', 'b')).toBe('\uFEFFa,b\r\n');
  });

  it('puts into quotes what would divide it', () => {
    expect(written('a,b', 'say "hi"', 'two\nlines', ' ')).toBe('\uFEFF"a,b","say ""hi""","two\nlines", \r\n');
  });

  it('is written page by page, numbers as numbers and nothing as nothing', async () => {
    async function* rows() {
      yield [['杯', -5]] as const;
      yield [['=壶', null]] as const;
    }
    const columns = [
      { title: '名称', value: ([name]: readonly [string, number | null]) => name },
      { title: '数量', value: ([, count]: readonly [string, number | null]) => count },
    ];
    const parts = await Array.fromAsync(csvOf<readonly [string, number | null]>({ columns, rows: rows() }));

    expect(Buffer.concat(parts).toString()).toBe("\uFEFF名称,数量\r\n杯,-5\r\n'=壶,\r\n");
  });
});
