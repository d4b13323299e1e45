import { labelOf } from '#contract/choices.ts';
import { slotStateOf } from '#contract/marketing/sessions.ts';
import { type Slot, killStates } from '#contract/marketing/slots.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { slot } from './tables.ts';

export type SlotRow = typeof slot.$inferSelect;

/** The wire's record. */
export function toSlot(row: SlotRow, pictures: Addresses, now: Date): Slot {
  const killStatus = slotStateOf(row, now);
  return {
    ...row,
    time: { startTime: row.startTime, endTime: row.endTime },
    img: null,
    silderImgs: row.silderImgs.map((slide) => ({ ...slide, sattDir: pictures.show(slide.sattDir) })),
    killStatus,
    statusName: labelOf(killStates, killStatus) ?? '',
  };
}
