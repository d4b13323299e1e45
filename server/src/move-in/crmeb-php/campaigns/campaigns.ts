import { tableReader } from '../../stage/table-reader.ts';
import { htmlOf, madeAt } from '../values/values.ts';

export const flashSales = tableReader({
  from: 'eb_store_seckill',
  to: 'eb_store_seckill',
  row: ({ row }) => ({ ...row, ...madeAt(row), status: row['is_show'] === '0' ? '0' : (row['status'] ?? null) }),
});

export const bargains = tableReader({
  from: 'eb_store_bargain',
  to: 'eb_store_bargain',
  row: ({ row }) => ({ ...row, ...madeAt(row), rule: htmlOf(row['rule']) }),
});

export const groupBuys = tableReader({
  from: 'eb_store_combination',
  to: 'eb_store_combination',
  row: ({ row }) => ({ ...row, ...madeAt(row), virtual_ration: row['virtual'] ?? null }),
});

export const participations = tableReader({
  from: 'eb_store_bargain_user',
  to: 'eb_store_bargain_user',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});

export const helps = tableReader({
  from: 'eb_store_bargain_user_help',
  to: 'eb_store_bargain_user_help',
  row: ({ row }) => row,
});

export const teams = tableReader({
  from: 'eb_store_pink',
  to: 'eb_store_pink',
  row: ({ row }) => ({ ...row, ...madeAt(row) }),
});
