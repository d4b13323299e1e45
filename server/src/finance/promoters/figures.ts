import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PromoterFigure } from '#contract/distribution/promoters.ts';
import { customer } from '#server/customers/index.ts';
import { promoterSum } from './tables.ts';

const kept = (column: PgColumn) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);

/** Each figure of a promoter, also of somebody without a row in either ledger. */
export const figureColumns = {
  spreadCount: sql<number>`${customer.spreadCount}`.mapWith(Number),
  brokeragePrice: sql<number>`${customer.brokeragePrice}`.mapWith(Number),
  spreadOrderNum: kept(promoterSum.orders),
  spreadOrderTotalPrice: kept(promoterSum.orderTotal),
  totalBrokeragePrice: kept(promoterSum.total),
  freezeBrokeragePrice: kept(promoterSum.frozen),
  extractCountNum: kept(promoterSum.times),
  extractCountPrice: kept(promoterSum.paid),
} satisfies Record<PromoterFigure, SQL<number>>;

/** The columns by which the list is put in order, as their indexes have them. */
export const orderColumns = {
  spreadCount: customer.spreadCount,
  brokeragePrice: customer.brokeragePrice,
  spreadOrderNum: promoterSum.orders,
  spreadOrderTotalPrice: promoterSum.orderTotal,
  totalBrokeragePrice: promoterSum.total,
  freezeBrokeragePrice: promoterSum.frozen,
  extractCountNum: promoterSum.times,
  extractCountPrice: promoterSum.paid,
} satisfies Record<PromoterFigure, PgColumn>;
