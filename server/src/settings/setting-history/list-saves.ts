import type { Answer, Input } from '#contract/call.ts';
import { findAct } from '#contract/history.ts';
import type { SettingSave, settingHistoryCalls } from '#contract/settings/setting-history.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { emptyPage, offsetOf, toPage } from '#server/platform/database/page.ts';
import { type SettingLookup, openSettingLookup } from './setting-lookup.ts';
import { type StoredRow, type ValueChange, rowsOfForm, valueChanges } from './queries.ts';
import { isSame, isSecret, secretWords, showsPictures, wordsOf } from './words.ts';

type SavedField = SettingSave['fields'][number];

/** Collapses the changes of a row into one step: what the first found, and what the last left. */
export function collapsed(changes: readonly ValueChange[]): ValueChange[] {
  const steps = new Map<number, ValueChange>();
  for (const step of changes) steps.set(step.rowId, { ...step, before: (steps.get(step.rowId) ?? step).before });
  return [...steps.values()];
}

function restoringOf(row: StoredRow, known: SettingLookup, before: string): SavedField['restoring'] {
  if (known.isObsolete(row)) return 'gone';
  if (isSecret(known.describe(row))) return 'secret';
  return isSame(known.describe(row), row.value, before) ? 'same' : 'open';
}

function fieldOf(row: StoredRow, known: SettingLookup, { before: stored, after }: ValueChange): SavedField | undefined {
  const before = stored ?? known.initialOf(row);
  const of = known.describe(row);
  if (isSame(of, before, after)) return undefined;
  return {
    field: row.name,
    label: known.labelOf(row),
    ...(isSecret(of) ? secretWords(before, after) : { before: wordsOf(of, before), after: wordsOf(of, after) }),
    ...(showsPictures(of) && { isPictures: true }),
    restoring: restoringOf(row, known, before),
  };
}

function savesOf(steps: readonly ValueChange[], rows: ReadonlyMap<number, StoredRow>, known: SettingLookup): SettingSave[] {
  const [first] = steps;
  if (!first) return [];
  const { id, at, actorName, act } = first.change;
  const touched = collapsed(steps)
    .flatMap((step) => {
      const row = rows.get(step.rowId);
      return row ? [{ row, step }] : [];
    })
    .toSorted((one, other) => known.positionOf(one.row) - known.positionOf(other.row));
  const fields = touched.flatMap(({ row, step }) => fieldOf(row, known, step) ?? []);
  return [{ id, at, actor: actorName, label: findAct(act) ?? act, fields }];
}

/** Saves that changed settings of a form, newest first, in words. */
export async function listSaves(
  db: Db,
  { formId, keys = [], ...paging }: Input<typeof settingHistoryCalls.history>,
): Promise<Answer<typeof settingHistoryCalls.history>> {
  const stored = await rowsOfForm(db, formId, keys);
  if (stored.length === 0) return emptyPage(paging);
  const known = await openSettingLookup(db, formId, stored);
  const rows = new Map(stored.map((row) => [row.id, row]));
  const offset = offsetOf(paging);
  const steps = await valueChanges(db, [...rows.keys()], { limit: paging.limit, offset });
  const saves = [...Map.groupBy(steps, ({ change }) => change.id).values()].flatMap((same) => savesOf(same, rows, known));
  return toPage(paging, offset + saves.length, saves.slice(0, paging.limit), saves.length > paging.limit);
}
