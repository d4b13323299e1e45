import { type TimelineKind, timelineKinds, timelineNeeds } from '#contract/profiles/timelines.ts';
import { type Actor, holds } from '#server/platform/actor.ts';

/** Place in each part, by the key of the entry that was answered last; a part that is not in it begins at its newest. */
export type TimelinePlace = ReadonlyMap<TimelineKind, number>;

/** Place before all that a part has. */
export const NEWEST = Number.MAX_SAFE_INTEGER;

export function readPlace(after: string | undefined): TimelinePlace {
  const parts = (after ?? '').split(',').map((part) => part.split(':'));
  return new Map(
    parts.flatMap(([name, key]) => {
      const kind = timelineKinds.values.find((value) => value === name);
      return kind ? [[kind, Number(key)] as const] : [];
    }),
  );
}

export const writePlace = (place: TimelinePlace): string => [...place].map(([kind, key]) => `${kind}:${key}`).join(',');

/** Kinds of those asked for, or of all, that somebody may see. */
export const kindsFor = (actor: Actor, asked: readonly TimelineKind[] | undefined): TimelineKind[] =>
  timelineKinds.values.filter(
    (kind) => (asked === undefined || asked.length === 0 || asked.includes(kind)) && holds(actor, timelineNeeds[kind]),
  );

interface Dated {
  kind: TimelineKind;
  id: number;
  at: Date;
}

/**
 * Newest entries of several parts, each in the order of its keys. A part is never read out of that order, so that a page goes on
 * exactly where the one before it ended, whatever the clock said when two rows were written.
 */
export function mergeNewest<E extends Dated>(parts: readonly (readonly E[])[], limit: number): E[] {
  const heads = parts.map(() => 0);
  const merged: E[] = [];
  while (merged.length < limit) {
    const standing = parts.flatMap((part, index) => {
      const entry = part[heads[index] ?? 0];
      return entry ? [{ entry, index }] : [];
    });
    const newest = standing.reduce<(typeof standing)[number] | undefined>(
      (best, each) => (best === undefined || each.entry.at > best.entry.at ? each : best),
      undefined,
    );
    if (!newest) break;
    merged.push(newest.entry);
    heads[newest.index] = (heads[newest.index] ?? 0) + 1;
  }
  return merged;
}
