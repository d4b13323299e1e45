import { describe, expect, it } from 'vitest';
import { readSheet } from '../../../test/sheets.ts';
import { expectNoReaders } from '../../../test/readers.ts';
import { workbookOf } from '../../../test/zips.ts';

const cell = '<c t="str"><v>1</v></c>';
const rowAt = (number: string) => workbookOf({ rows: `<row r="1">${cell}</row><row r="${number}">${cell}</row>` });
const cellAt = (reference: string) => workbookOf({ rows: `<row r="1"><c r="${reference}" t="str"><v>1</v></c></row>` });
const text = (lines: string) => new TextEncoder().encode(lines);

describe('a hostile sheet', () => {
  it.each([
    ['a row beyond the last', () => rowAt('1048577'), 'range'],
    ['a row without end', () => rowAt('999999999999'), 'range'],
    ['an endless row number', () => rowAt('Infinity'), 'range'],
    ['a row number in powers', () => rowAt('1e9'), 'range'],
    ['a column beyond the last', () => cellAt('XFE1'), 'range'],
    ['a column of many letters', () => cellAt(`${'Z'.repeat(300)}1`), 'range'],
    ['a row of more cells than columns', () => workbookOf({ rows: `<row>${'<c/>'.repeat(16_385)}</row>` }), 'range'],
    ['more rows than a sheet has', () => workbookOf({ rows: '<row/>'.repeat(1_048_577) }), 'range'],
    ['millions of blank lines', () => text('\n'.repeat(1_100_000)), 'range'],
    ['a line of more commas than columns', () => text(','.repeat(16_385)), 'range'],
    ['a stray cell far below', () => rowAt('1048576'), 'gap'],
    ['a stray line far below', () => text(`a${',\n'.repeat(1002)}b`), 'gap'],
    ['an endless number', () => workbookOf({ rows: '<row><c><v>Infinity</v></c></row>' }), 'broken'],
    ['a text at an endless number', () => workbookOf({ rows: '<row><c t="s"><v>Infinity</v></c></row>', shared: '' }), 'broken'],
    ['a text at half a number', () => workbookOf({ rows: '<row><c t="s"><v>0.5</v></c></row>', shared: '<si/><si/>' }), 'broken'],
    ['more formats than rows', () => workbookOf({ rows: '', styles: `<cellXfs>${'<xf/>'.repeat(100_002)}</cellXfs>` }), 'huge'],
    ['texts without number', () => workbookOf({ rows: '', shared: '<si/>'.repeat(4_000_001) }), 'huge'],
  ])('is refused, and its reader has ended: %s', async (_, bytes, fault) => {
    await expect(readSheet(await bytes())).rejects.toMatchObject({ fault });

    await expectNoReaders('sheet-program.ts');
  });

  it('says in which row the blank ones end', async () => {
    await expect(readSheet(await rowAt('5000'))).rejects.toMatchObject({ fault: 'gap', row: 5000 });
  });

  it.each([
    ['columns, spans and counts without end', `<row r="1" spans="1:Infinity" s="1e9">${cell}</row>`],
    ['a row that goes back', `<row r="1">${cell}</row><row r="-7"/>`],
    ['a style that is none', '<row><c s="Infinity"><v>1</v></c></row>'],
  ])('harms nobody with %s', async (_, rows) => {
    const styles = '<cellXfs count="Infinity"><xf numFmtId="1e9"/></cellXfs>';

    expect((await readSheet(await workbookOf({ rows, styles }))).rows).toEqual([['1']]);
  });
});

describe('blank rows', () => {
  it('count between others, a thousand of them, and not behind the last', async () => {
    const { rows } = await readSheet(text(`a\n${',\n'.repeat(1000)}b\n${',\n'.repeat(5000)}`));

    expect(rows).toHaveLength(1002);
    expect(rows[500]).toEqual([]);
  });
});
