import { type SQL, and, asc, eq, not, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Slot, slotRefusals, type slotCalls } from '#contract/marketing/slots.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type SlotRow, toSlot } from './rules.ts';
import { slot } from './tables.ts';

const missing = slotRefusals.NOT_FOUND;
const live = not(slot.isDel);
/** Slots that a sale may run in: those that staff keep, and those behind sales that say their hours themselves. */
export const saleSlots = rowsOf(slot, { live, missing });
const kept = and(live, not(slot.isOwn));
/** Slots that staff keep. */
export const slots = rowsOf(slot, { live: kept, missing });

type SlotSpan = Pick<SlotRow, 'startTime' | 'endTime'>;
const ofHours = ({ startTime, endTime }: SlotSpan) => and(eq(slot.startTime, startTime), eq(slot.endTime, endTime));

async function idWhere(tx: Tx, where: SQL | undefined): Promise<number | undefined> {
  const [found] = await tx.select({ id: slot.id }).from(slot).where(where);
  return found?.id;
}

/** Slot with just these hours that staff keep and have not switched off. */
export const keptWith = (tx: Tx, hours: SlotSpan): Promise<number | undefined> =>
  idWhere(tx, and(kept, slot.status, ofHours(hours)));

/** Slot behind sales of these hours. */
export const ownWith = (tx: Tx, hours: SlotSpan): Promise<number | undefined> =>
  idWhere(tx, and(live, slot.isOwn, ofHours(hours)));

/** Makes the slot behind sales of these hours; of two at once one makes it. */
export const makeOwn = (tx: Tx, values: typeof slot.$inferInsert) =>
  tx
    .insert(slot)
    .values(values)
    .onConflictDoNothing({ target: [slot.startTime, slot.endTime], where: sql`is_own and not is_del` });

/** Slots in the order of the form, then of the day. */
export function listSlots(
  db: Db,
  { name, status, ...paging }: Input<typeof slotCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Slot>> {
  return pageOf(db, paging, {
    from: slot,
    where: and(kept, matching(name, slot.name), equal(slot.status, status)),
    order: [asc(slot.sort), asc(slot.startTime), asc(slot.id)],
    show: async (rows) => {
      const pictures = await addressesOf(db);
      return rows.map((row) => toSlot(row, pictures, now));
    },
  });
}

export async function getSlot(db: Db, { id }: { id: number }, { now }: Pick<CallContext, 'now'>): Promise<Slot> {
  return toSlot(await slots.get(db, id), await addressesOf(db), now);
}
