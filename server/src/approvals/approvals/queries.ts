import { type AnyColumn, type SQL, and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type ApprovalKind, type approvalCalls, approvalKinds, approvalRefusals } from '#contract/approvals/approvals.ts';
import { type Actor, adminIdOf, holds, isLimited, scopeOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { isCalledInScope } from '#server/platform/scope/scoped.ts';
import type { ApprovedAct } from './kind.ts';
import { type ApprovalRecord, approval } from './tables.ts';

type ApprovalFilter = Input<typeof approvalCalls.listOwn>;
export type ApprovalViewer = Pick<CallContext, 'actor'>;

/** Kinds of acts that a person may do, and so approve of others. */
const kindsOf = (acts: readonly ApprovedAct[], { actor }: ApprovalViewer): ApprovalKind[] =>
  acts.filter(({ permission }) => holds(actor, permission)).map(({ name }) => name);

const ofOrders = [approvalKinds.refund, approvalKinds.caseRefund];

/** People with a limit see proposals on the orders that it leaves, also of their own from before. */
const isLeft = (actor: Actor): SQL | undefined =>
  isLimited(actor)
    ? and(inArray(approval.kind, ofOrders), isCalledInScope('order', approval.subjectKey, scopeOf(actor)))
    : undefined;

function listWhere(
  db: Db,
  { state, kind, ...paging }: ApprovalFilter,
  whose: SQL | undefined,
  { actor, kinds }: ApprovalViewer & { kinds: ApprovalKind[] },
) {
  const me = adminIdOf(actor);
  return pageOf(db, paging, {
    from: approval,
    where: and(whose, equal(approval.state, state), equal(approval.kind, kind)),
    order: [desc(approval.id)],
    show: (rows) =>
      rows.map((row) => {
        const isOwn = row.proposerId === me;
        return { ...row, isOwn, mayApprove: !isOwn && kinds.includes(row.kind) };
      }),
  });
}

/** Acts that others propose and this person may approve. */
export const isForViewer = (acts: readonly ApprovedAct[], viewer: ApprovalViewer): SQL | undefined =>
  and(ne(approval.proposerId, adminIdOf(viewer.actor)), inArray(approval.kind, kindsOf(acts, viewer)));

export const listApprovals =
  (acts: readonly ApprovedAct[]) =>
  (db: Db, { forMe = false, ...filter }: Input<typeof approvalCalls.list>, { actor }: ApprovalViewer) => {
    const kinds = kindsOf(acts, { actor });
    const whose = forMe ? isForViewer(acts, { actor }) : undefined;
    return listWhere(db, filter, whose, { actor, kinds });
  };

/** Reads by the index `approval__proposer`. */
export const listOwnApprovals = (db: Db, filter: ApprovalFilter, { actor }: ApprovalViewer) =>
  listWhere(db, filter, and(eq(approval.proposerId, adminIdOf(actor)), isLeft(actor)), { actor, kinds: [] });

/** An act of a kind on this record that waits for a second person, by the index `approval__waiting`. */
export const isProposed = (kind: ApprovalKind, key: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${approval} where ${approval.kind} = ${kind} and ${approval.subjectKey} = ${key} and ${approval.state} = 'waiting')`;

/** More acts than ever wait for a second person at once. */
const PROPOSED_MAX = 1000;

/** Acts of these kinds that wait for a second person, the latest first. */
export const listProposed = (db: Db, kinds: readonly ApprovalKind[]): Promise<ApprovalRecord[]> =>
  db
    .select()
    .from(approval)
    .where(and(inArray(approval.kind, [...kinds]), eq(approval.state, 'waiting')))
    .orderBy(desc(approval.id))
    .limit(PROPOSED_MAX);

/** A lock to the end of the transaction, so that two who decide follow each other. */
export async function lockApproval(tx: Tx, id: number, actor: Actor): Promise<ApprovalRecord> {
  const [found] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.id, id), isLeft(actor)))
    .for('update');
  if (!found) throw approvalRefusals.NOT_FOUND();
  return found;
}
