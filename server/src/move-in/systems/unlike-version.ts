import type { TableColumns } from '../dump/read-dump.ts';

/**
 * Says where the tables of a dump lack what the version that is read has: it may be of another version. Columns of a dump that creates no
 * tables are taken as they are declared.
 */
export function unlikeVersion(found: TableColumns, declared: TableColumns): string[] {
  const created = [...declared].filter(([table, columns]) => found.get(table) !== columns);
  const lacking = created.flatMap(([table, columns]) => {
    const names = new Set(found.get(table)?.map(({ name }) => name));
    const missing = columns.filter(({ name }) => !names.has(name)).map(({ name }) => name);
    return missing.length > 0 ? [`${table} 没有 ${missing.join('、')}`] : [];
  });
  const absent = created.length > 0 ? [...declared.keys()].filter((table) => !created.some(([name]) => name === table)) : [];
  const missed = [...lacking, ...(absent.length > 0 ? [`没有表 ${absent.join('、')}`] : [])];
  return missed.length > 0 ? [`旧店可能不是能搬的版本，请逐项核对：${missed.join('；')}`] : [];
}

/** Tables without which a shop is not whole. */
const WHOLE = ['eb_user', 'eb_store_product', 'eb_store_order', 'eb_store_order_info', 'eb_system_config'];

/** Says which of the tables of a shop a dump lacks: neither created nor with rows. */
export function partOfShop(counts: ReadonlyMap<string, number>, found: TableColumns, declared: TableColumns): string[] {
  const missing = WHOLE.filter((table) => !counts.has(table) && found.get(table) === declared.get(table));
  return missing.length > 0 ? [`备份里没有 ${missing.join('、')}，可能没有导全，请核对后再正式迁入`] : [];
}
