import type { AnyCall, Answer, Input } from '#contract/call.ts';
import { type TimetableKind, timetableKinds } from '#contract/dashboard/timetable-kinds.ts';
import type { TimetableMark } from '#contract/dashboard/timetable-terms.ts';
import { type timetableCalls, timetableDays } from '#contract/dashboard/timetable.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { type Actor, holds, mayCall } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type TimetableReader, timetableReaders } from './readers.ts';

const isFor = (actor: Actor, kind: string, list: AnyCall): boolean =>
  mayCall(actor, list) && (timetableKinds.get(kind)?.needs ?? []).every((permission) => holds(actor, permission));

const kindsFor = (actor: Actor, { of }: TimetableReader) =>
  Object.entries(of).flatMap(([kind, list]) => (isFor(actor, kind, list) ? [kind as TimetableKind] : []));

const lastingLast = ({ until }: TimetableMark) => until?.getTime() ?? 0;

/** Lists what has its time in a day and the person may see; a fixed number of statements for each role. */
export async function readDay(
  db: Db,
  { day }: Input<typeof timetableCalls.day>,
  asked: CallContext,
): Promise<Answer<typeof timetableCalls.day>> {
  const ahead = day === timetableDays.tomorrow ? 1 : 0;
  const period = { from: startOfDay(asked.now, ahead), until: startOfDay(asked.now, ahead + 1) };
  const due = timetableReaders.map((reader) => ({ ...reader, kinds: kindsFor(asked.actor, reader) }));
  const found = await Promise.all(
    due
      .filter(({ kinds }) => kinds.length > 0)
      .map(async ({ kinds, read }) => {
        const of = await read(db, period, asked);
        return kinds.flatMap((kind) => (of[kind] ?? []).map((timed) => ({ ...timed, kind, records: [...timed.records] })));
      }),
  );
  const kinds = due.flatMap((reader) => reader.kinds);
  const marks = found.flat().toSorted((one, other) => Number(one.at) - Number(other.at) || lastingLast(one) - lastingLast(other));
  return {
    day: showDay(period.from),
    kinds,
    marks,
    lacksPickUp: kinds.includes('pickUp') && !marks.some(({ kind }) => kind === 'pickUp'),
  };
}
