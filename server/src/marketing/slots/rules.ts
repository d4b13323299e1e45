import { labelOf } from '#contract/choices.ts';
import { HOUR } from '#contract/durations.ts';
import { type Slot, killStates } from '#contract/marketing/slots.ts';
import { startOfDay } from '#contract/moment.ts';
import type { Addresses } from '#server/pictures/index.ts';
import type { slot } from './tables.ts';

export type SlotRow = typeof slot.$inferSelect;
export type Hours = Pick<SlotRow, 'startTime' | 'endTime' | 'status'>;

/** Hour of the shop's day, 0 to 23. */
export const hourOf = (now: Date): number => Math.floor((now.getTime() - startOfDay(now).getTime()) / HOUR);

/** State of a slot now, one of `killStates`. */
export function slotStateOf({ startTime, endTime, status }: Hours, now: Date): number {
  const hour = hourOf(now);
  if (!status) return killStates.off;
  if (hour < startTime) return killStates.waiting;
  return hour < endTime ? killStates.running : killStates.over;
}

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
