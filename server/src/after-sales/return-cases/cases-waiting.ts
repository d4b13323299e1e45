import { and, eq } from 'drizzle-orm';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import { returnCase } from '#server/orders/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';

/** Return cases that wait for a decision, or for what becomes of the goods that came back. */
export async function casesWaiting(
  db: Db,
  { actor }: Pick<CallContext, 'actor'>,
): Promise<{ casesAsked: Waiting; casesReceived: Waiting }> {
  const inState = (state: 'asked' | 'received') =>
    waitingIn(db, returnCase, and(eq(returnCase.state, caseStates[state]), seen(returnCase, actor)), returnCase.createTime);
  const [casesAsked, casesReceived] = await Promise.all([inState('asked'), inState('received')]);
  return { casesAsked, casesReceived };
}
