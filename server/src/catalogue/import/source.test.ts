import { describe, expect, it } from 'vitest';
import { IMPORT_ROWS } from '#contract/catalogue/import.ts';
import { readSource } from './source.ts';

async function rowsIn(text: string): Promise<number> {
  const source = await readSource(new Blob([text]));
  if (source.kind === 'document') throw new Error('a sheet was expected');
  let count = 0;
  for await (const rows of source.rows) count += rows.length;
  return count;
}

describe('a table to import', () => {
  it('may have as many rows as an import takes, below its headings', async () => {
    expect(await rowsIn(`名称\n${'杯\n'.repeat(IMPORT_ROWS)}`)).toBe(IMPORT_ROWS + 1);
  });

  it('is refused with one row more, blank ones counted', async () => {
    await expect(rowsIn(`名称\n${'\n'.repeat(IMPORT_ROWS + 1)}`)).rejects.toMatchObject({
      message: '一次最多导入 100000 行，请拆分后再导入',
    });
  });
});
