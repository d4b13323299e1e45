import { choices } from '../choices.ts';

/** Compensation that the buyer gets for the goods that come back. */
export const caseKinds = choices({ return: ['return', '退货退款'], exchange: ['exchange', '换货'] });
export type CaseKind = (typeof caseKinds.values)[number];

/** `asked` and `received` wait for staff, `waiting` for the buyer's parcel. */
export const caseStates = choices({
  asked: ['asked', '待审核', 'waits'],
  waiting: ['waiting', '待退回', 'underway'],
  received: ['received', '待办结', 'waits'],
  closed: ['closed', '已办结', 'done'],
  refused: ['refused', '已拒绝', 'rest'],
  withdrawn: ['withdrawn', '已撤销', 'rest'],
});
export type CaseState = (typeof caseStates.values)[number];
export const openCaseStates = [caseStates.asked, caseStates.waiting, caseStates.received] as const;
