import { onBelowCost } from '#server/orders/index.ts';
import { spendPriceReport } from './spend-price-report.ts';

// A price report allows the order that it names, or one of its demand, below cost.
onBelowCost(spendPriceReport);
