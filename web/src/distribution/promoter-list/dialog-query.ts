import type { Input } from '#contract/call.ts';
import { downlines, type promoterCalls } from '#contract/distribution/promoters.ts';
import type { PickInput } from '#web/ui/pickers/index.ts';

/** The question of a dialog, by the controls of its filters; both levels unless one is chosen. */
export const dialogQuery = (uid: number, { filters, ...paging }: PickInput): Input<typeof promoterCalls.orders> => ({
  ...paging,
  uid,
  type: Number(filters['type'] ?? downlines.all),
  nickName: filters['nickName'],
  dateLimit: filters['dateLimit'],
});
