import type { Input } from '#contract/call.ts';
import type { noteCalls } from '#contract/customers/notes.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockActiveCustomer } from '../customers/lock-active-customer.ts';
import { customerNote } from './tables.ts';

/** Adds a note with its day and author. */
export async function addNote({ tx, actor, now }: Write, { uid, content }: Input<typeof noteCalls.addNote>): Promise<null> {
  await lockActiveCustomer(tx, uid);
  await tx.insert(customerNote).values({ uid, content: content.trim(), actorName: actorName(actor), createTime: now });
  return null;
}
