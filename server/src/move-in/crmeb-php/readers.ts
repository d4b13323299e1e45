import type { TableReader } from '../stage/table-reader.ts';
import { settings } from './access/settings.ts';
import { administrators, roles } from './access/staff.ts';
import { bargains, flashSales, groupBuys, helps, participations, teams } from './campaigns/campaigns.ts';
import { articleCategories, pictureFolders, productCategories } from './catalogue/categories.ts';
import { attributes, descriptions, productCoupons, productRules, products, reviews, skus } from './catalogue/products.ts';
import { articles, combinedData, library } from './content/content.ts';
import { coupons, heldCoupons } from './coupons/coupons.ts';
import { addresses, customers, groups, labels, levelRecords, levels, signIns, wechatUsers } from './customers/customers.ts';
import { cities, frees, pickPoints, regions, templates } from './delivery/freight.ts';
import { invoiceApplications, invoiceTitles } from './invoices/invoices.ts';
import { balances } from './ledgers/balances.ts';
import { bills } from './ledgers/bills.ts';
import { commission } from './ledgers/commission.ts';
import { recharges, withdrawals } from './ledgers/payments.ts';
import { lines } from './orders/lines.ts';
import { orders, steps } from './orders/orders.ts';

/** How each table takes the form of CRMEB Java 1.4, which nouns read; invoices have one of their own. */
export const phpReaders: readonly TableReader[] = [
  settings,
  productCategories,
  pictureFolders,
  articleCategories,
  library,
  combinedData,
  cities,
  templates,
  regions,
  frees,
  pickPoints,
  productRules,
  products,
  descriptions,
  attributes,
  skus,
  productCoupons,
  levels,
  groups,
  labels,
  customers,
  wechatUsers,
  levelRecords,
  addresses,
  signIns,
  coupons,
  heldCoupons,
  flashSales,
  bargains,
  groupBuys,
  teams,
  participations,
  helps,
  orders,
  lines,
  steps,
  invoiceTitles,
  invoiceApplications,
  reviews,
  recharges,
  balances,
  bills,
  commission,
  withdrawals,
  articles,
  roles,
  administrators,
];
