import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { amount, count, idOrNone, page, paged } from '../wire.ts';
import { moneyPeriodRefusals } from './money-period.ts';

/** Owners of the money that a row tells: a shop, or all shops of an operator. */
export const moneyOwners = choices({ shop: '按店铺', operator: '按运营商' });

const figures = {
  /** Orders that were paid in the period; one of several shops counts with each. */
  orderCount: count,
  /** Goods and freight of what was paid in the period, by whatever way; refunds are counted by their own day. */
  taken: amount,
  freight: amount,
  refunded: amount,
  /** Sums of the bills that were confirmed in the period. */
  commission: amount,
  /** Discounts that the platform bears and makes good, less what refunds took back of them. */
  platform: amount,
  adjusted: amount,
  /** Owed by confirmed bills: opening + settled − paid = closing. What a bill carried over was owed before. */
  opening: amount,
  settled: amount,
  paid: amount,
  closing: amount,
};

/** Money of a shop or an operator in a period. */
export const ShopMoney = z.object({
  id: z.int(),
  name: z.string(),
  /** Operator of a shop; empty where it has none, and of rows of operators. */
  operatorName: z.string(),
  ...figures,
});
export type ShopMoney = z.output<typeof ShopMoney>;

export const ShopMoneySums = z.object({
  ...figures,
  shopCount: count,
});
export type ShopMoneySums = z.output<typeof ShopMoneySums>;

export const ShopMoneyDay = z.object({ day: z.string(), taken: amount, refunded: amount, settled: amount, paid: amount });
export type ShopMoneyDay = z.output<typeof ShopMoneyDay>;

const permission = 'admin:settlement:list';
const ofOwn = { permission, dataScope: 'settlement' } as const;
const narrowing = {
  keywords: searchText(64).optional(),
  shopId: idOrNone.optional(),
  operatorId: idOrNone.optional(),
  dateLimit: dateLimit.optional(),
};
const filters = { ...narrowing, by: moneyOwners.schema('请选择按店铺或按运营商').optional() };
const refuses = [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS, moneyPeriodRefusals.TOO_LONG];

/** Takings, refunds, bills and payments of shops in a period, this month unless another is named. */
export const shopMoneyCalls = calls('settlement', '/admin/settlement/money', {
  listMoney: get('/list', {
    ...ofOwn,
    about: 'Shops that had money in the period or are owed some, those who took most first; or their operators.',
    query: paged(filters),
    returns: page(ShopMoney),
    refuses,
  }),
  sumMoney: get('/data', {
    ...ofOwn,
    about: 'The sums of all these shops.',
    query: z.object(narrowing),
    returns: ShopMoneySums,
    refuses,
  }),
  moneyByDay: get('/days', {
    ...ofOwn,
    about: 'The same by day, every day of the period.',
    query: z.object(narrowing),
    returns: z.array(ShopMoneyDay),
    refuses,
  }),
});

export const shopMoneyExportCalls = calls('settlement', '/admin/export/excel', {
  exportMoney: get('/settlement/money', {
    permission: 'admin:export:excel:settlement',
    dataScope: 'settlement',
    about: 'A workbook of the rows that the filters find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [...refuses, exportRefusals.EMPTY],
  }),
});

labelsOf('shop_money', {
  name: '名称',
  operatorName: '运营商',
  orderCount: '付款订单',
  taken: '营业额',
  freight: '其中运费',
  refunded: '退款',
  commission: '佣金',
  platform: '平台承担',
  adjusted: '调整',
  opening: '期初应付',
  settled: '本期结算',
  paid: '本期已付',
  closing: '期末应付',
});
