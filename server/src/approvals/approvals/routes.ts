import { approvalCalls } from '#contract/approvals/approvals.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { approve } from './approve.ts';
import { decline } from './decline.ts';
import type { ApprovedAct } from './kind.ts';
import { listApprovals, listOwnApprovals } from './queries.ts';
import { withdraw } from './withdraw.ts';

export const approvalRoutes = (acts: readonly ApprovedAct[]) =>
  serve(approvalCalls, {
    list: read(listApprovals(acts)),
    listOwn: read(listOwnApprovals),
    approve: write(approve(acts)),
    decline: write(decline),
    withdraw: write(withdraw),
  });
