import type { RecordOfNotice } from '#contract/notifications/event-terms.ts';
import type { NoticeAbout } from '#contract/notifications/notices.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Describes records to a person by their numbers, those that the person sees whole; in one statement. */
type Describe = (db: Db, numbers: readonly string[], actor: Actor) => Promise<ReadonlyMap<string, NoticeAbout>>;

const known = new Map<RecordOfNotice, Describe>();

/** Registers the domain that keeps a kind of record, which lies above this one. */
export const describesNotices = (of: RecordOfNotice, describe: Describe): void => void known.set(of, describe);

interface Described {
  isOf: RecordOfNotice | undefined;
  subject: string;
}

/** A notice names a record before a blank; what became of it may follow. */
const numberIn = (subject: string): string => subject.split(' ')[0] ?? '';

const keyOf = ({ isOf, subject }: Described): string => `${isOf} ${numberIn(subject)}`;

/** Descriptions of the records of some notices: one statement for each kind among them. */
export async function describe(db: Db, notices: readonly Described[], actor: Actor) {
  const byKind = Map.groupBy(notices, ({ isOf }) => isOf);
  const found = await Promise.all(
    [...byKind].map(async ([isOf, its]) => {
      const reads = isOf && known.get(isOf);
      const numbers = [...new Set(its.map(({ subject }) => numberIn(subject)))];
      const told = reads ? await reads(db, numbers, actor) : new Map<string, NoticeAbout>();
      return [...told].map(([number, about]) => [keyOf({ isOf, subject: number }), about] as const);
    }),
  );
  const all = new Map(found.flat());
  return (notice: Described): NoticeAbout | null => all.get(keyOf(notice)) ?? null;
}
