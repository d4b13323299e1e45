import type { Input } from '#contract/call.ts';
import { type approvalCalls, approvalKinds, approvalRefusals } from '#contract/approvals/approvals.ts';
import { adminIdOf, holds } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { ApprovedAct } from './kind.ts';
import { moveApproval } from './move-approval.ts';
import { lockApproval } from './queries.ts';

/** Does what was proposed in the transaction that decides it: refused by the act, it goes on waiting. */
export const approve =
  (acts: readonly ApprovedAct[]) =>
  async (write: Write, { id }: Input<typeof approvalCalls.approve>): Promise<null> => {
    const found = await lockApproval(write.tx, id, write.actor);
    if (found.proposerId === adminIdOf(write.actor)) throw approvalRefusals.OWN();
    const act = acts.find(({ name }) => name === found.kind);
    if (!act || !holds(write.actor, act.permission)) throw approvalRefusals.NOT_YOURS({ kind: approvalKinds.labels[found.kind] });
    await moveApproval(write, found, 'approve');
    await act.run(write, found.payload);
    return null;
  };
