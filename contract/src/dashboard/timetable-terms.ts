import { z } from 'zod';
import type { Permission } from '../call.ts';
import type { Meaning } from '../choices.ts';
import { count, id, moment } from '../wire.ts';

export const MarkedRecord = z.object({ id, title: z.string(), at: moment });
export type MarkedRecord = z.output<typeof MarkedRecord>;

export const TimetableMark = z.object({
  kind: z.string(),
  /** The first of those that are together. */
  at: moment,
  /** End of what lasts. */
  until: moment.nullable(),
  /** Null where nothing is counted. */
  count: count.nullable(),
  /** Number of those that went wrong. */
  failed: count,
  /** Name of what several records are about; blank where they have none in common. */
  title: z.string(),
  /** List of what they are about, by its id. */
  of: id.nullable(),
  records: z.array(MarkedRecord),
});
export type TimetableMark = z.output<typeof TimetableMark>;

export interface RecordPlace {
  of: (record: MarkedRecord) => string;
  /** Right to open the record itself. */
  needs: Permission;
}

/** A kind of what has its time in the day. */
export interface TimetableTerms {
  label: string;
  /** Word between the number and what is counted. */
  unit: string;
  /** Rights of whoever sees it: to open its list. */
  needs: readonly Permission[];
  /** Its meaning for staff while it lies ahead. */
  meaning: Meaning;
  /** Word of what was due then and is still there; without one, what is past is done. */
  late?: string;
  /** Words of a mark, where they are others than its label and its number. */
  says?: (mark: TimetableMark) => string;
  /** List that holds exactly what a mark counts. */
  list: (mark: TimetableMark) => string;
  record?: RecordPlace;
}
