import { getLabel } from '#contract/labels.ts';
import type { ShopMoney } from '#contract/settlement/shop-money.ts';
import { linkedWorkbook, pagesByNumber } from '#server/exports/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Paging } from '#server/platform/database/page.ts';
import { type MoneyQuestion, pageOfMoney } from './queries.ts';

const title = (field: keyof ShopMoney): string => getLabel('shop_money', field);

const MONEY = [
  'taken',
  'freight',
  'refunded',
  'commission',
  'platform',
  'adjusted',
  'opening',
  'settled',
  'paid',
  'closing',
] as const satisfies (keyof ShopMoney)[];

/** A workbook of the shops, or operators, that the filter finds. */
export const exportMoney = linkedWorkbook<MoneyQuestion, ShopMoney>({
  kind: 'shop_money',
  title: '店铺资金',
  columns: [
    { title: title('name'), width: 20, value: ({ name }) => name },
    { title: title('operatorName'), width: 20, value: ({ operatorName }) => operatorName },
    { title: title('orderCount'), width: 10, value: ({ orderCount }) => orderCount },
    ...MONEY.map((field) => ({ title: title(field), width: 14, decimals: true, value: (row: ShopMoney) => row[field] / 100 })),
  ],
  pages: (db, filter, now, scope) =>
    pagesByNumber((asking: Db, input: MoneyQuestion & Paging) => pageOfMoney(asking, input, now, scope))(db, filter),
});
