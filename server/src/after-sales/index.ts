import { approvedCaseRefund } from './return-case-acts/propose-case-refund.ts';
import { returnCaseRoutes } from './return-case-acts/routes.ts';
// A refund that fails opens again the case that it was to close.
import './return-cases/reopen-case.ts';
import './return-cases/letter-facts.ts';

export { agreeCase } from './return-case-acts/agree-case.ts';
export { askCase } from './return-case-acts/ask-case.ts';
export { checkInCase } from './return-case-acts/check-in-case.ts';
export { exchangeCase } from './return-case-acts/exchange-case.ts';
export { casesWaiting } from './return-cases/cases-waiting.ts';
export { findCases } from './return-cases/list-cases.ts';
export { openCase } from './return-case-acts/open-case.ts';
export { refundCase } from './return-case-acts/refund-case.ts';
export { refuseCase } from './return-case-acts/refuse-case.ts';
export { linesOfCase } from './return-cases/queries.ts';
export { returnableGoods } from './return-cases/get-case.ts';
export { type OwnCase, getOwnCase, listOwnCases } from './return-cases/own-cases.ts';
export { setReturnTracking } from './return-case-acts/set-return-tracking.ts';
export { withdrawCase } from './return-case-acts/withdraw-case.ts';

export const afterSalesRoutes = returnCaseRoutes;

/** Acts that may need a second person. */
export const afterSalesApprovals = [approvedCaseRefund];
