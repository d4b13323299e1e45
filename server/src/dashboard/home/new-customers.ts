import { keptSeries } from '#server/platform/series/kept-series.ts';

/** Customers by when they signed up. */
export const newCustomers = keptSeries('customer', { count: 'new' });
