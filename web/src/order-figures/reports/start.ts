import { comparisons, reportKinds } from '#contract/order-figures/sales-report-record.ts';

/** Choice that the report opens with: yesterday beside the day before, by product. */
export const start = { by: reportKinds.product, dateLimit: 'yesterday', than: comparisons.previous };
