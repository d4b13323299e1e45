import { count } from 'drizzle-orm';
import { customer } from '#server/customers/index.ts';
import { series } from '#server/platform/series/series.ts';

/** Customers by when they signed up. */
export const newCustomers = series('new_customers', { table: customer, at: customer.createTime, sums: { count: count() } });
