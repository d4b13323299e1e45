import { keptSeries } from '#server/platform/series/kept-series.ts';

/** Orders that every statistic of sales counts: paid ones by the day of payment, those the back-office deleted left out. */
export const paidOrders = keptSeries('order', { quality: 'paid', price: 'paidPrice' });
