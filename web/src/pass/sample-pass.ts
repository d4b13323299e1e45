import type { PassInfo } from '#contract/services/pass/account.ts';

/** Account of which only messages are open. */
export const passInfo = (change: Partial<PassInfo> = {}): PassInfo => ({
  account: '13800000000',
  phone: '13800000000',
  sms: { num: 96, open: 1, sign: '信号楼' },
  copy: { num: 0, open: 0 },
  query: { num: 0, open: 0 },
  dump: { num: 0, open: 0 },
  ...change,
});
