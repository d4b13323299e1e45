import { describe, expect, it } from 'vitest';
import { IMPORT_ROWS } from '#contract/catalogue/import/import-refusals.ts';
import { processorMs } from '../../../test/processor-time.ts';
import { expectNoReaders } from '../../../test/readers.ts';
import { openDocumentReader } from '../import-reading/read-document.ts';
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
    await expect(rowsIn(`名称\n${'\n杯\n'.repeat(IMPORT_ROWS / 2)}\n杯`)).rejects.toMatchObject({
      message: '一次最多导入 100000 行，请拆分后再导入',
    });
  });
});

describe('a document to import', () => {
  const tooMany = { message: '一次最多导入 100000 行，请拆分后再导入' };
  const file = (records: readonly object[]) => new Blob([JSON.stringify({ categories: records })]);

  it('may have as many records as an import takes rows, and is refused with one more', async () => {
    const records = Array.from({ length: IMPORT_ROWS }, (_, id) => ({ id: id + 1, pid: 0, name: '杯' }));
    const source = await readSource(file(records));

    expect(source.kind === 'document' && source.shop.categories).toHaveLength(IMPORT_ROWS);
    await expect(readSource(file([...records, {}]))).rejects.toMatchObject(tooMany);
  });

  it('says in the words of the shop what is wrong with a record', async () => {
    const source = await readSource(file([{ id: 1, pid: 0, name: 7 }]));

    expect(source.kind === 'document' && source.shop.refused).toMatchObject([
      { reason: expect.stringMatching(/^name: \p{Script=Han}/u) },
    ]);
  });

  it('is refused in words when it is too much for the memory of its reader', async () => {
    const facts = Object.fromEntries(Array.from({ length: 400_000 }, (_, id) => [`fact ${id}`, id / 3]));

    await expect(openDocumentReader(32)(file([facts]))).rejects.toMatchObject({
      message: '文件里的内容太多，无法读取，请拆分后再导入',
    });
  });

  it.each([
    ['of millions of records that are none', () => `{"products":[${'{},'.repeat(8_000_000)}{}]}`, tooMany],
    ['that is nested without end', () => `{"products":${'['.repeat(2_000_000)}`, { message: expect.stringContaining('文件') }],
    ['that is no JSON', () => '{"products":[', { message: expect.stringContaining('文件') }],
  ])('is refused beside the requests, which go on, when it is one %s', async (_, text, refusal) => {
    const sent = new Blob([text()]);

    expect(await processorMs(() => expect(readSource(sent)).rejects.toMatchObject(refusal))).toBeLessThan(500);
    await expectNoReaders('document-program.ts');
  });
});
