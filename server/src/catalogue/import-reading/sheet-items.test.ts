import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { keptRows, linesOf } from './kept-rows.ts';
import { openTable } from './sheet-table.ts';
import { countGroups, sheetPortions } from './sheet-items.ts';

const columns = [
  { index: 0, field: 'code' as const },
  { index: 1, field: 'spec' as const },
  { index: 2, field: 'price' as const },
];

/** A storage that gives what was kept a few bytes at a time. */
async function kept(rows: string[][]) {
  async function* portions() {
    yield rows;
  }
  const bytes = Buffer.concat(await Array.fromAsync(linesOf(portions())));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 5) }, (_, at) => bytes.subarray(at * 5, at * 5 + 5));
  return () => keptRows({ read: async () => Readable.from(pieces) }, 'import/some.rows');
}

async function portionsOf(rows: string[][], most: number) {
  const read = await kept(rows);
  const table = await openTable(read, { columns }, false);
  return Array.fromAsync(sheetPortions(read, table, await countGroups(read, table), most));
}

describe('the rows of a sheet', () => {
  it('are read again as they were, wherever the pieces of the file end', async () => {
    const rows = [['编码', '规格'], ['茶\n壶', '𠮷"；'], [''], ['\u2028', '']];

    const read = await Array.fromAsync((await kept(rows))());

    expect(read).toEqual(rows.map((cells, at) => ({ number: at + 1, cells })));
  });

  it('become products in portions, each when its last row was read', async () => {
    const rows = [
      ['编码', '规格', '售价'],
      ['A', '红', '1'],
      ['B', '', '2'],
      ['A', '蓝', '3'],
      ['C', '', '4'],
    ];

    const portions = await portionsOf(rows, 1);

    const codes = portions.map(({ items }) => items.map(({ code, skus }) => [code, ...skus.map(({ row }) => row)]));
    expect(codes).toEqual([[['B', 3]], [['A', 2, 4]], [['C', 5]], []]);
  });

  it('that cannot be read leave their product the others', async () => {
    const portions = await portionsOf([['编码'], ['A', '红', '1'], ['A', '蓝', '很贵']], 10);

    expect(portions).toMatchObject([{ items: [{ code: 'A', skus: [{ row: 2 }] }], refused: [{ row: 3, name: 'A' }] }]);
  });
});
