import { activityStates } from '#contract/coupons/campaign-state.ts';
import type { CampaignResult } from '#contract/order-figures/campaign-results.ts';

/** Result of a campaign for tests, as the server answers it. */
export const campaignResult = (overrides: Partial<CampaignResult> = {}): CampaignResult => ({
  id: 9,
  title: '秒杀马克杯',
  state: activityStates.running,
  startTime: new Date('2026-11-20T00:00:00+08:00'),
  stopTime: new Date('2026-11-26T00:00:00+08:00'),
  slot: null,
  shown: 480,
  people: 12,
  orders: 10,
  pieces: 14,
  paid: 42_000,
  refunded: 1200,
  net: 40_800,
  discount: 16_320,
  returned: 2.5,
  ...overrides,
});
