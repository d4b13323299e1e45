import { type TableRow, codeFile, codePermission, tableCalls } from '#contract/codegen/tables.ts';
import { BulkDownload, type Column, ListPage, TextFilter, run, useMay, when } from '#web/ui/index.ts';

const MOST = 9999;

const columns: readonly Column<TableRow>[] = [
  { field: 'tableName', width: 240, card: 'title' },
  { field: 'tableComment', width: 200 },
  { field: 'engine', width: 120, card: 'none', hidden: true },
  { field: 'createTime', show: (time) => time && when(time) },
];

/** Number of a table; other servers know it by its name alone, which makes one. */
const keyOf = ({ id, tableName }: TableRow): number =>
  id ?? Array.from(tableName).reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 0);

/** The archive is asked for by names; a choice on another page is known by its number alone. */
async function addressOf(keys: readonly number[]): Promise<string> {
  const { list } = await run(tableCalls.list, { page: 1, limit: MOST });
  return codeFile(list.filter((row) => keys.includes(keyOf(row))).map(({ tableName }) => tableName));
}

/** Tables of the database, of which a developer takes the house's own files for a noun. */
export function TableList() {
  const may = useMay();
  return (
    <ListPage
      title="代码生成"
      called="数据表"
      call={tableCalls.list}
      keyOf={keyOf}
      filters={<TextFilter name="tableName" />}
      columns={columns}
      bulk={
        may(codePermission) && (
          <BulkDownload label="生成代码" permission={codePermission} address={addressOf} fileName="signalbox-code.zip" />
        )
      }
      empty={{ says: '数据库里还没有数据表，建表后在这里生成代码' }}
    />
  );
}
