import { sql } from 'drizzle-orm';
import type { SlotHours } from '#contract/marketing/slots.ts';
import { activity } from './tables.ts';
import { slot } from '../slots/tables.ts';

/** Column with the hours of a flash sale's slot: null for other kinds, and where the slot was deleted. */
export const slotHoursOfSale = sql<SlotHours | null>`(select json_build_object('startTime', s.start_time, 'endTime', s.end_time, 'status', s.status) from ${slot} s where s.id = ${activity.timeId} and not s.is_del)`;
