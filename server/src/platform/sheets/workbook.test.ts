import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../test/sheets.ts';
import { workbookOf, zipOf } from '../../../test/zips.ts';

const rowsOf = async (written: Parameters<typeof workbookOf>[0]) => (await readSheet(await workbookOf(written))).rows;
const fault = (name: string) => expect.objectContaining({ fault: name });

describe('a workbook', () => {
  it('is read as a person sees it: texts, numbers, yes and no, results of formulas, errors', async () => {
    const shared =
      '<si><t>甲 &amp; 乙</t></si><si><r><t>红</t></r><r><t xml:space="preserve"> 色</t></r><rPh><t>hong</t></rPh></si>';
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1"><v>0.1</v></c><c r="D1"><f>1+1</f><v>2</v></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>一_x000D_二_x0000_</t></is></c><c r="B2" t="b"><v>1</v></c><c r="C2" t="str"><f>"x"</f><v>x</v></c><c r="D2" t="e"><v>#N/A</v></c></row>`;

    expect(await rowsOf({ rows, shared })).toEqual([
      ['甲 & 乙', '红 色', '0.1', '2'],
      ['一\r二', 'true', 'x', '#N/A'],
    ]);
  });

  it('is its first sheet that shows, and names the others in which something stands', async () => {
    const rows = '<row><c><v>1</v></c></row>';
    const read = async (written: object) => {
      const sheet = await readSheet(await workbookOf({ rows, ...written }));
      return [sheet.rows, sheet.aside];
    };

    expect(await read({})).toEqual([[['1']], ['乙']]);
    expect(await read({ others: '<row><c s="1"/></row>' })).toEqual([[['1']], []]);
    expect(await read({ hidden: 'second' })).toEqual([[['1']], []]);
    expect(await read({ hidden: 'first' })).toEqual([[['other']], []]);
  });

  it('keeps the place of a cell and the number of a row, whatever is left out', async () => {
    const rows =
      '<row r="2"><c r="C2"><v>3</v></c><c><v>4</v></c><c r="F2" s="0"/></row><row><c><v>5</v></c></row><row r="900000"><c r="A9"/></row>';

    expect(await rowsOf({ rows })).toEqual([[], ['', '', '3', '4'], ['5']]);
  });

  it('shows days as days, in both calendars', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="[Red]0.00&quot;天d&quot;"/><numFmt numFmtId="165" formatCode="yyyy&quot;年&quot;m"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const cells = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>46346.75</v></c>`).join('');
    const rows = `<row>${cells}<c t="d"><v>2026-11-20T08:00:00</v></c></row>`;
    const day = '2026-11-20 18:00:00';

    expect(await rowsOf({ rows, styles })).toEqual([['46346.75', day, '46346.75', day, '2026-11-20 08:00:00']]);
    expect((await rowsOf({ rows, styles, properties: 'date1904="1"' }))[0]?.[1]).toBe('2030-11-21 18:00:00');
  });

  it('shows numbers with the zeros of their format, without the noise of formulas, and none whose last digits are lost', async () => {
    const masks = ['00000000', '000-0000-0000', '&quot;NO.&quot;0000', '0.00', '#,##0', '0_ '];
    const formats = masks.map((code, at) => `<numFmt numFmtId="${at + 170}" formatCode="${code}"/>`).join('');
    const styles = `<numFmts>${formats}</numFmts><cellXfs><xf numFmtId="0"/>${masks.map((_, at) => `<xf numFmtId="${at + 170}"/>`).join('')}</cellXfs>`;
    const cells = [
      [1, '123'],
      [2, '13900000001'],
      [3, '12'],
      [1, '1234567890'],
      [4, '12.499999999999998'],
      [5, '1299'],
      [6, '7'],
      [0, '0.30000000000000004'],
      [0, '999999999999999'],
      [0, '123456789012345678'],
      [1, '6901234567890123'],
    ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`);

    expect(await rowsOf({ rows: `<row>${cells.join('')}</row>`, styles })).toEqual([
      '00000123 139-0000-0001 NO.0012 1234567890 12.5 1299 7 0.3 999999999999999 1.23456789012346E+17 6.90123456789012E+15'.split(
        ' ',
      ),
    ]);
  });

  it('marks the cells below the first of merged ones, in rows that say something', async () => {
    const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`;
    const rows = `<row r="1">${cell('A1', '名称')}${cell('B1', '规格')}</row><row r="2">${cell('A2', '杯')}${cell('B2', '红')}</row>
      <row r="3"><c r="A3"/>${cell('B3', '蓝')}</row><row r="4"><c r="A4"/></row><row r="5">${cell('B5', '绿')}</row><row r="6">${cell('A6', '壶')}</row>`;

    expect(await rowsOf({ rows, merged: ['A2:A5', 'C1:D1', 'A1:B1'] })).toEqual([
      ['名称', '规格'],
      ['杯', '红'],
      ['〃', '蓝'],
      [],
      ['〃', '绿'],
      ['壶'],
    ]);
  });

  it('that is damaged anywhere is not taken for a shorter one', async () => {
    const bytes = await workbookOf({ rows: '<row><c><v>1</v></c></row>'.repeat(500) });
    const packed = bytes.findIndex((_, at) => at > 300 && bytes[at] === 0x50 && bytes[at + 1] === 0x4b);
    const changed = bytes.with(packed - 40, (bytes[packed - 40] ?? 0) ^ 0xff);

    await expect(readSheet(bytes.slice(0, -30))).rejects.toEqual(fault('broken'));
    await expect(readSheet(changed)).rejects.toEqual(fault('broken'));
    await expect(rowsOf({ rows: '<row><c t="s"><v>7</v></c></row>' })).rejects.toEqual(fault('broken'));
    await expect(rowsOf({ rows: '<row><c>' })).rejects.toEqual(fault('broken'));
  });

  it.each([
    ['ods', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }],
    ['xlsb', { 'xl/workbook.bin': 'x' }],
    ['foreign', { 'word/document.xml': '<x/>' }],
  ])('is none: %s', async (name, parts) => {
    await expect(readSheet(await zipOf(parts))).rejects.toEqual(fault(name));
  });

  it('may not unpack to more than it says, nor say it is huge', async () => {
    const bytes = await workbookOf({ rows: '<row><c><v>1</v></c></row>' });
    const directory = Buffer.from(bytes).lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    const saying = (size: number) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt32LE(size, directory + 24);
      return new Uint8Array(copy);
    };

    await expect(readSheet(saying(10))).rejects.toEqual(fault('broken'));
    await expect(readSheet(saying(0xfffffff0))).rejects.toEqual(fault('huge'));
  });

  it.each([
    ['a text', { rows: `<row><c t="str"><v>${'x'.repeat(3_000_000)}</v></c></row>` }],
    ['a tag', { rows: `<row><c t="${'x'.repeat(3_000_000)}"/></row>` }],
    ['a row', { rows: `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`, shared: `<si><t>${'x'.repeat(500_000)}</t></si>` }],
    ['a tree', { rows: '<row>'.repeat(1000) }],
    ['a list of texts', { rows: '', shared: `<si><t>${'x'.repeat(1_900_000)}</t></si>`.repeat(53) }],
  ])('may not fill the memory with %s', async (_, written) => {
    await expect(rowsOf(written)).rejects.toEqual(fault('huge'));
  });
});

describe('a file of another program', () => {
  const compound = (text: string) =>
    new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(text, 'utf16le')]));

  it.each([
    ['empty', new Uint8Array()],
    ['xls', compound('Workbook')],
    ['protected', compound('EncryptedPackage')],
    ['page', new TextEncoder().encode('\uFEFF <html><table><tr><td>1</td></tr></table></html>')],
    ['foreign', new Uint8Array([0x89, 0x50, 0, 0, 1, 2])],
  ])('is told by its content: %s', async (name, bytes) => {
    await expect(readSheet(bytes)).rejects.toEqual(fault(name));
  });
});
