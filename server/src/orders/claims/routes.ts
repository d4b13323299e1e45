import { claimCalls } from '#contract/orders/claims.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { assignMany } from './assign-many.ts';
import { assignOrder } from './assign-order.ts';
import { claimMany } from './claim-many.ts';
import { claimNext } from './claim-next.ts';
import { claimOrder } from './claim-order.ts';
import { listAssignees, listHandlers } from './queries.ts';
import { releaseOrder } from './release-order.ts';

export const claimRoutes = serve(claimCalls, {
  claim: write(claimOrder),
  claimMany: write(claimMany),
  claimNext: write(claimNext),
  release: write(releaseOrder),
  assign: write(assignOrder),
  assignMany: write(assignMany),
  handlers: read(listHandlers),
  assignees: read(listAssignees),
});
