import { describe, expect, it } from 'vitest';
import { linesAbove, rowXml } from './xlsx-parts.ts';

const row = (value: string | number | null, decimals = false) => rowXml(3, [{ title: '列', decimals, value: () => value }], {});

describe('a cell', () => {
  it('is a number, an amount of two decimals, a text, or nothing', () => {
    expect(row(5)).toBe('<row r="3"><c r="A3"><v>5</v></c></row>');
    expect(row(5, true)).toBe('<row r="3"><c r="A3" s="4"><v>5.00</v></c></row>');
    expect(row('杯 ')).toBe('<row r="3"><c r="A3" s="2" t="inlineStr"><is><t xml:space="preserve">杯 </t></is></c></row>');
    expect([row(null), row('')]).toEqual(['<row r="3"></row>', '<row r="3"></row>']);
  });

  it('is a guarded text where it would be calculated', () => {
    expect(row('=1+1')).toContain('s="3"');
    expect(row('-5')).toContain('s="2"');
  });

  it('is text whatever signs are in it, and holds nothing that breaks a file', () => {
    expect(row('<a href="x">&</a>')).toContain('>&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;<');
    expect(row('a\u0000b\u0008c\uFFFFd\r\n')).toContain('>abcd&#13;\n<');
    expect(row('半\ud83d')).toContain('>半\uFFFD<');
  });

  it('is as long as Excel can hold', () => {
    const [, text = ''] = /preserve">([^<]*)</.exec(row('字'.repeat(40_000))) ?? [];
    expect(text).toHaveLength(32_767);
  });
});

describe('the heading', () => {
  it('has the titles, below the lines across the sheet', () => {
    expect(rowXml(2, [{ title: 'A&B', value: () => null }], 'heading')).toContain('r="A2" s="1"');
    expect(linesAbove(['商品导出', '=x'])).toBe(
      '<row r="1"><c r="A1" s="5" t="inlineStr"><is><t xml:space="preserve">商品导出</t></is></c></row>' +
        '<row r="2"><c r="A2" s="5" t="inlineStr"><is><t xml:space="preserve">=x</t></is></c></row>',
    );
  });
});
