import type { ImportItem, RowNote } from './items.ts';

/** Notes on products of a file that have a bar code of another one before them, product by product. */
export function openSharedBarCodes(): (item: ImportItem) => RowNote[] {
  const owners = new Map<string, ImportItem>();
  return (item) =>
    item.skus.flatMap(({ row, fields: { barCode = '' } }) => {
      if (barCode === '') return [];
      const owner = owners.get(barCode) ?? item;
      owners.set(barCode, owner);
      if (owner === item) return [];
      return [
        {
          row,
          name: item.name,
          cell: { field: 'barCode' },
          reason: `商品编号“${barCode}”与第 ${owner.row} 行的“${owner.name}”相同，请核对`,
        },
      ];
    });
}
