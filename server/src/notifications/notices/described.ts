import type { RecordOfNotice } from '#contract/notifications/event-terms.ts';
import type { NoticeAbout } from '#contract/notifications/notices.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Describes records to a person by the texts by which notices mean them, those that the person sees whole; in one statement. */
type Describe = (db: Db, subjects: readonly string[], actor: Actor) => Promise<ReadonlyMap<string, NoticeAbout>>;

const known = new Map<RecordOfNotice, Describe>();

/** Registers the domain that keeps a kind of record, which lies above this one. */
export const describesNotices = (of: RecordOfNotice, describe: Describe): void => void known.set(of, describe);

interface Described {
  isOf: RecordOfNotice | undefined;
  subject: string;
}

const keyOf = ({ isOf, subject }: Described): string => `${isOf} ${subject}`;

/** Descriptions of the records of some notices: one statement for each kind among them. */
export async function describe(db: Db, notices: readonly Described[], actor: Actor) {
  const byKind = Map.groupBy(notices, ({ isOf }) => isOf);
  const found = await Promise.all(
    [...byKind].map(async ([isOf, its]) => {
      const reads = isOf && known.get(isOf);
      const subjects = [...new Set(its.map(({ subject }) => subject))];
      const told = reads ? await reads(db, subjects, actor) : new Map<string, NoticeAbout>();
      return [...told].map(([subject, about]) => [keyOf({ isOf, subject }), about] as const);
    }),
  );
  const all = new Map(found.flat());
  return (notice: Described): NoticeAbout | null => all.get(keyOf(notice)) ?? null;
}
