import { type TableReader, tableReader } from '../../stage/table-reader.ts';
import { articleCategoryOf, pictureFolderOf } from '../catalogue/categories.ts';
import { htmlOf, madeAt, objectOf, plainOf, secondsOf } from '../values/values.ts';

export const articles = tableReader({
  from: 'eb_article',
  to: 'eb_article',
  beside: [{ name: 'texts', table: 'eb_article_content', column: 'nid', of: ({ id }) => id }],
  row: ({ row, beside }) => ({
    ...row,
    ...madeAt(row),
    cid: articleCategoryOf(row['cid']),
    content: htmlOf(beside['texts']?.[0]?.['content']),
    hide: row['status'] === '1' ? (row['hide'] ?? '0') : '1',
  }),
});

export const library = tableReader({
  from: 'eb_system_attachment',
  to: 'eb_system_attachment',
  row: ({ row }) => ({ ...row, pid: pictureFolderOf(row['pid']), create_time: secondsOf(row['time']) }),
});

/** Group of combined data that holds the hours of flash sales. */
const HOURS = 'routine_seckill_time';

/** Value of a field of combined data. */
const fieldOf = (fields: object, name: string): string => plainOf(objectOf(Object(fields)[name])['value']);

/** Entries of combined data: hours of flash sales are a table in the form; groups of ours are others than theirs. */
export const combinedData: TableReader = {
  from: 'eb_system_group_data',
  to: ['eb_store_seckill_manger'],
  beside: [{ name: 'groups', table: 'eb_system_group', column: 'id', of: ({ gid }) => gid }],
  read({ row, beside }) {
    const [group] = beside['groups'] ?? [];
    if (group?.['config_name'] !== HOURS) return '组合数据的分组与新店不同，请在新店填写';
    const fields = objectOf(row['value']);
    const from = Number.parseInt(fieldOf(fields, 'time'), 10) || 0;
    const hours = Number.parseInt(fieldOf(fields, 'continued'), 10) || 0;
    const slot = { name: `${from}:00`, start_time: String(from), end_time: String(Math.min(24, from + hours)), is_del: '0' };
    const { id = null, sort = null, status = null } = row;
    return [{ table: 'eb_store_seckill_manger', row: { id, sort, status, ...slot, ...madeAt(row) } }];
  },
};
