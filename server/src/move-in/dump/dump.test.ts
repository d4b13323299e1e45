import { describe, expect, it } from 'vitest';
import { formerShop } from '../../../test/former-shop/former-shop.ts';
import { writeDump, writers } from '../../../test/former-shop/write-dump.ts';
import { crmebColumns } from '../crmeb/columns.ts';
import { columnsOf } from './columns.ts';
import { readQuoted, readTuple } from './literals.ts';
import { TornDump, readDump } from './read-dump.ts';

async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function read(dump: string, length = 1000) {
  const tables = new Map<string, object[]>();
  for await (const { table, rows, count } of readDump(inPieces(dump, length), { columns: crmebColumns() }))
    if (count > 0) tables.set(table, [...(tables.get(table) ?? []), ...rows]);
  return Object.fromEntries(tables);
}

describe('a value of a dump', () => {
  it.each([
    [String.raw`'a\'b\\c\n\"d'`, 'a\'b\\c\n"d'],
    [`'it''s'`, `it's`],
    [String.raw`'100\%'`, String.raw`100\%`],
    [`''`, ''],
  ])('%s is read as it was meant', (written, meant) => {
    expect(readQuoted(`${written},`, 0)?.value).toBe(meant);
  });

  it('may be a number, bits, bytes, a text with the name of its characters, or nothing', () => {
    expect(readTuple(`(1, -2.50, b'1', 0x4142, x'43', _utf8mb4'好', NULL)`, 0)?.value).toEqual([
      '1',
      '-2.50',
      '1',
      Buffer.from('AB'),
      Buffer.from('C'),
      '好',
      null,
    ]);
  });

  it('that the piece of a file tears waits for the rest', () => {
    const whole = String.raw`(1, 'a\'b', NULL)`;
    const torn = Array.from({ length: whole.length - 1 }, (_, at) => readTuple(whole.slice(0, at + 1), 0));
    expect(torn.every((read) => read === undefined)).toBe(true);
  });
});

describe('the columns of a table', () => {
  it('are those of CREATE TABLE, whatever its comments say', () => {
    const created =
      "CREATE TABLE `t` (`id` int(11) NOT NULL COMMENT 'a, (b) `c` int', `price` decimal(8,2), PRIMARY KEY (`id`), KEY `x` (`price`,`id`))";
    expect(columnsOf(created)).toEqual([
      { name: 'id', type: 'int' },
      { name: 'price', type: 'decimal' },
    ]);
  });
});

describe('the dump of a shop', () => {
  const rows = formerShop();
  const counts = Object.fromEntries([...rows].flatMap(([table, of]) => (of.length > 0 ? [[table, of.length]] : [])));

  it.each(writers.flatMap((writer) => [true, false].map((namesColumns) => ({ writer, namesColumns }))))(
    'by $writer is read to the same rows, also torn anywhere, with the names of columns: $namesColumns',
    async (form) => {
      const expected = await read(writeDump(rows, { writer: 'navicat' }), 10_000_000);
      const found = await read(writeDump(rows, form), 97);
      expect(Object.fromEntries(Object.entries(found).map(([table, of]) => [table, of.length]))).toEqual(counts);
      expect(found).toEqual(expected);
    },
  );

  it('of its data alone is read by the columns that are known', async () => {
    const { eb_store_cart: _, ...known } = await read(writeDump(rows, { writer: 'mysqldump', isDataOnly: true }));
    const { eb_store_cart: _cart, ...expected } = await read(writeDump(rows, { writer: 'mysqldump' }));
    expect(known).toEqual(expected);
  });

  it('passes over routines and comments, whatever they hold', async () => {
    const dump = `-- INSERT INTO \`eb_user_group\` VALUES (9,'x');
/* INSERT INTO eb_user_group VALUES (8,'x'); */
DELIMITER ;;
CREATE TRIGGER t AFTER INSERT ON eb_user FOR EACH ROW BEGIN INSERT INTO eb_user_group VALUES (7,'x'); END ;;
DELIMITER ;
INSERT INTO \`eb_user_group\` VALUES (1,'-- no comment; /* nor this */');
`;
    expect(await read(dump, 7)).toEqual({ eb_user_group: [{ id: '1', group_name: '-- no comment; /* nor this */' }] });
  });

  it('that ends in the middle of a statement is refused', async () => {
    await expect(read("INSERT INTO `eb_user_group` VALUES (1,'本地'),(2,'茶")).rejects.toThrow(TornDump);
  });
});
