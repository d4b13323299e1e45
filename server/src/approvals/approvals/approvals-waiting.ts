import { and, eq } from 'drizzle-orm';
import { approvalStates } from '#contract/approvals/approvals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { ApprovedAct } from './kind.ts';
import { type ApprovalViewer, isForViewer } from './queries.ts';
import { approval } from './tables.ts';

/** Acts that wait for this person as the second one. */
export const approvalsWaiting =
  (acts: readonly ApprovedAct[]) =>
  (db: Db, viewer: ApprovalViewer): Promise<Waiting> =>
    waitingIn(db, approval, and(isForViewer(acts, viewer), eq(approval.state, approvalStates.waiting)), approval.createTime);
