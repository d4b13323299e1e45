import { type AnyColumn, type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type ApprovalKind, type approvalCalls, no } from '#contract/approvals/approvals.ts';
import { adminIdOf } from '#server/platform/actor.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type ApprovalRecord, approval } from './tables.ts';

type Filter = Input<typeof approvalCalls.list>;

const listWhere = (db: Db, { state, kind, ...paging }: Filter, { actor }: Pick<Asked, 'actor'>, whose?: SQL) =>
  pageOf(db, paging, {
    from: approval,
    where: and(whose, equal(approval.state, state), equal(approval.kind, kind)),
    order: [desc(approval.id)],
    show: (rows) => rows.map((row) => ({ ...row, isOwn: row.proposerId === adminIdOf(actor) })),
  });

export const listApprovals = (db: Db, filter: Filter, asked: Pick<Asked, 'actor'>) => listWhere(db, filter, asked);

/** By the index `approval__proposer`. */
export const listOwnApprovals = (db: Db, filter: Filter, asked: Pick<Asked, 'actor'>) =>
  listWhere(db, filter, asked, eq(approval.proposerId, adminIdOf(asked.actor)));

/** An act of a kind on this record that waits for a second person, by the index `approval__waiting`. */
export const isProposed = (kind: ApprovalKind, key: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${approval} where ${approval.kind} = ${kind} and ${approval.subjectKey} = ${key} and ${approval.state} = 'waiting')`;

/** The act of a kind on the record of this key that waits for a second person. */
export async function findProposed(db: Db, kind: ApprovalKind, key: string): Promise<ApprovalRecord | undefined> {
  const waits = and(eq(approval.kind, kind), eq(approval.subjectKey, key), eq(approval.state, 'waiting'));
  const [found] = await db.select().from(approval).where(waits);
  return found;
}

/** A lock to the end of the transaction, so that two who decide follow each other. */
export async function lockApproval(tx: Tx, id: number): Promise<ApprovalRecord> {
  const [found] = await tx.select().from(approval).where(eq(approval.id, id)).for('update');
  if (!found) throw no.NOT_FOUND();
  return found;
}
