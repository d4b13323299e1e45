import { and, eq } from 'drizzle-orm';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import type { Write } from '#server/platform/write/write.ts';
import { standsAbove } from '../roles/rules.ts';
import { rightsOfAdmin } from './queries.ts';
import { admin } from '../rights/tables.ts';

/** An administrator whom the actor may change: nobody who may do more than the actor. */
export async function lockAdmin({ tx, actor }: Pick<Write, 'tx' | 'actor'>, id: number) {
  const [row] = await tx
    .select()
    .from(admin)
    .where(and(eq(admin.id, id), eq(admin.isDel, false)))
    .for('update');
  if (!row) throw administratorRefusals.NOT_FOUND();
  const isOwn = actor.kind === 'admin' && actor.id === id;
  if (!isOwn && !standsAbove(actor, await rightsOfAdmin(tx, id))) throw administratorRefusals.NOT_YOURS();
  return { ...row, isOwn };
}
