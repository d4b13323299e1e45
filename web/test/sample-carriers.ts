import type { Answer } from '#contract/call.ts';
import type { expressCalls } from '#contract/delivery/express.ts';

type SampleCarrier = Answer<typeof expressCalls.list>['list'][number];

/** A carrier that takes parcels without an account. */
export const carrier = (changes: Partial<SampleCarrier> = {}): SampleCarrier => ({
  id: 1,
  code: 'shunfeng',
  name: '顺丰速运',
  partnerId: false,
  partnerKey: false,
  net: false,
  account: null,
  password: null,
  netName: null,
  sort: 0,
  isShow: true,
  status: true,
  ...changes,
});
