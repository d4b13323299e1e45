import { keptSeries } from '#server/platform/series/kept-series.ts';

/** Money that went back, by the day it did. */
export const doneRefunds = keptSeries('refund', { quality: 'done', price: 'amount' });
