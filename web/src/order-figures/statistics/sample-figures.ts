import type { Answer } from '#contract/call.ts';
import type { phoneStatisticsCalls } from '#contract/order-figures/phone-statistics.ts';

/** Figures as the server sends them to those who may not see amounts, for tests. */
export const figuresWithoutAmounts: Answer<typeof phoneStatisticsCalls.figures> = {
  orderCount: 0,
  sumPrice: null,
  unpaidCount: 0,
  unshippedCount: 0,
  receivedCount: 0,
  verificationCount: 0,
  completeCount: 0,
  refundCount: 9,
  refundingCount: 2,
  evaluatedCount: null,
  todayCount: 2,
  todayPrice: null,
  proCount: 1,
  proPrice: null,
  monthCount: 30,
  monthPrice: null,
};
