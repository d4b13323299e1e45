import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TimelineKind, timelineKinds } from '#contract/profiles/timelines.ts';
import { NEWEST, mergeNewest, readPlace, writePlace } from './rules.ts';

interface TimelineEntryDraft {
  kind: TimelineKind;
  id: number;
  at: Date;
}

const kinds = [timelineKinds.order, timelineKinds.balance, timelineKinds.note];
/** Parts by their minutes, the newest key first; clocks may disagree with keys. */
const parts = fc.tuple(...kinds.map(() => fc.array(fc.nat(50), { maxLength: 12 }))).map((minutes) =>
  kinds.map((kind, index) =>
    (minutes[index] ?? []).map((minute, place, all): TimelineEntryDraft => ({
      kind,
      id: all.length - place,
      at: new Date(minute * 60_000),
    })),
  ),
);

/** All pages, each begun at the place that the one before it wrote. */
function walk(all: readonly (readonly TimelineEntryDraft[])[], limit: number): TimelineEntryDraft[] {
  const seen: TimelineEntryDraft[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const place = readPlace(after);
    const left = all.map((part) => part.filter(({ kind, id }) => id < (place.get(kind) ?? NEWEST)).slice(0, limit + 1));
    const merged = mergeNewest(left, limit + 1);
    const page = merged.slice(0, limit);
    seen.push(...page);
    after =
      merged.length > limit ? writePlace(new Map([...place, ...page.map(({ kind, id }) => [kind, id] as const)])) : undefined;
  }
  return seen;
}

describe('pages of a timeline', () => {
  it('have every entry once, and each part in its order, whatever the clocks said', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 5 }), (all, limit) => {
        const seen = walk(all, limit);
        for (const [index, kind] of kinds.entries()) expect(seen.filter((entry) => entry.kind === kind)).toEqual(all[index]);
      }),
    );
  });

  it('are newest first where each part is', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 5 }), (all, limit) => {
        const dated = all.map((part) => {
          const times = part.map(({ at }) => at.getTime()).toSorted((a, b) => b - a);
          return part.map((entry, index) => ({ ...entry, at: new Date(times[index] ?? 0) }));
        });
        const times = walk(dated, limit).map(({ at }) => at.getTime());
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }),
    );
  });
});
