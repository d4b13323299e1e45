import { type SQL, and, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { NONE, type productConditions } from '#contract/catalogue/product-filter.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Range } from '#contract/range.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { product, productFigure } from '../products/tables.ts';

export type Conditions = z.output<z.ZodObject<typeof productConditions>> & {
  /** Shop that whoever asks is limited to. */
  at?: number | undefined;
};

function orNone(column: PgColumn, ids: readonly number[] = []): SQL | undefined {
  const [only] = ids;
  if (only === undefined) return undefined;
  // Said as equality, so that the index of the column gives the order of the list as well.
  if (ids.length === 1 && only !== NONE) return sql`${column} = ${only}`;
  return or(sql`${column} = any(${sql.param(ids)}::int[])`, ids.includes(NONE) ? sql`${column} is null` : undefined);
}

const within = (column: PgColumn, { from, to }: Range = {}): SQL | undefined =>
  and(from === undefined ? undefined : sql`${column} >= ${from}`, to === undefined ? undefined : sql`${column} <= ${to}`);

/** By the index of the copy: a stock that few products have is found at once. */
export const whereFigures = (condition: SQL | undefined): SQL =>
  sql`${product.id} in (select ${productFigure.productId} from ${productFigure} where ${condition})`;

function addedIn(dateLimit: string | undefined, now: Date): SQL | undefined {
  const period = periodOf(dateLimit, now);
  return period && sql`${product.addTime} >= ${period.from.toISOString()} and ${product.addTime} < ${period.until.toISOString()}`;
}

/** SQL of the further conditions; undefined when there is none. `along` is for reading row by row. */
export const conditionsOf = (filter: Conditions, now: Date, along = false): SQL | undefined =>
  and(
    equal(product.merId, filter.at),
    orNone(product.brandId, filter.brandId),
    orNone(product.merId, filter.merId),
    orNone(product.tempId, filter.tempId),
    within(product.price, filter.price),
    along || !filter.stock ? within(product.stock, filter.stock) : whereFigures(within(productFigure.stock, filter.stock)),
    addedIn(filter.dateLimit, now),
    filter.specType === undefined ? undefined : filter.specType ? sql`${product.specType}` : sql`not ${product.specType}`,
    (filter.lacks ?? []).length === 0 ? undefined : sql`${product.lacks} && ${sql.param(filter.lacks)}::text[]`,
  );
