import { and, asc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type Slot, slotRefusals, type slotCalls } from '#contract/marketing/slots.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { toSlot } from './rules.ts';
import { slot } from './tables.ts';

const live = eq(slot.isDel, false);
export const slots = rowsOf(slot, { live, missing: slotRefusals.NOT_FOUND });

/** Slots in the order of the form, then of the day. */
export function listSlots(
  db: Db,
  { name, status, ...paging }: Input<typeof slotCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<Slot>> {
  return pageOf(db, paging, {
    from: slot,
    where: and(live, matching(name, slot.name), equal(slot.status, status)),
    order: [asc(slot.sort), asc(slot.startTime)],
    show: async (rows) => {
      const pictures = await addressesOf(db);
      return rows.map((row) => toSlot(row, pictures, now));
    },
  });
}

export async function getSlot(db: Db, { id }: { id: number }, { now }: Pick<CallContext, 'now'>): Promise<Slot> {
  return toSlot(await slots.get(db, id), await addressesOf(db), now);
}
