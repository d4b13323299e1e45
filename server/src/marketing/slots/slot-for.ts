import type { SlotDraft } from '#contract/marketing/slots.ts';
import type { Write } from '#server/platform/write/write.ts';
import { keptWith, makeOwn, ownWith, saleSlots } from './queries.ts';
import type { SlotRow } from './rules.ts';

interface When {
  /** Slot, where the sale names one. */
  timeId: number;
  /** Hours that the sale says itself. */
  time?: SlotDraft['time'] | null | undefined;
}

/** Name that buyers read above goods that no slot of the shop holds. */
const OWN_NAME = '限时秒杀';

/**
 * The slot of a sale, locked: the one that it names, or the one with its hours. Those are a slot that staff keep, else one behind such
 * sales, which is made with the first of them.
 */
export async function slotFor(write: Write, { timeId, time }: When): Promise<SlotRow> {
  const { tx, now } = write;
  if (!time) return saleSlots.lock(tx, timeId);
  const known = (await keptWith(tx, time)) ?? (await ownWith(tx, time));
  if (known !== undefined) return saleSlots.lock(tx, known);
  const values = { name: OWN_NAME, ...time, silderImgs: [], sort: 0, status: true, isOwn: true };
  await makeOwn(tx, { ...values, createTime: now, updateTime: now });
  return saleSlots.lock(tx, (await ownWith(tx, time)) ?? 0);
}
