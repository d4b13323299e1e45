import type { Input } from '#contract/call.ts';
import { settingHistoryRefusals, type settingHistoryCalls } from '#contract/settings/setting-history.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockSettings } from '../config/queries.ts';
import { saveSettings } from '../config/save-settings.ts';
import { type SettingLookup, openSettingLookup } from './setting-lookup.ts';
import { collapsed } from './list-saves.ts';
import { type StoredRow, type ValueChange, latestChange, lockRows, valuesOfChange } from './queries.ts';
import { isSame, isSecret, wordsOf } from './words.ts';

type RestoreInput = Input<typeof settingHistoryCalls.restore>;

interface RestoredStep {
  row: StoredRow;
  step: ValueChange;
}

function stepsOf(fields: readonly string[], rows: readonly StoredRow[], changes: readonly ValueChange[]): RestoredStep[] {
  const [byName, byRow] = [new Map(rows.map((row) => [row.name, row])), new Map(changes.map((step) => [step.rowId, step]))];
  return [...new Set(fields)].map((field) => {
    const row = byName.get(field);
    const step = row && byRow.get(row.id);
    if (!row || !step) throw settingHistoryRefusals.NOT_THERE();
    return { row, step };
  });
}

function checkRestorable(steps: readonly RestoredStep[], known: SettingLookup): void {
  for (const { row } of steps) {
    if (known.isObsolete(row)) throw settingHistoryRefusals.GONE({ label: known.labelOf(row) });
    if (isSecret(known.describe(row))) throw settingHistoryRefusals.SECRET({ label: known.labelOf(row) });
  }
}

/** The person who asks has to have seen the latest change of what would be overwritten. */
async function checkUnchanged({ tx }: Write, steps: readonly RestoredStep[], known: SettingLookup, seen: number | undefined) {
  const changed = steps.filter(({ row, step }) => !isSame(known.describe(row), row.value, step.after));
  if (changed.length === 0) return;
  const latest = await latestChange(
    tx,
    changed.map(({ row }) => row.id),
  );
  if (latest === seen) return;
  throw settingHistoryRefusals.CHANGED_SINCE({
    changed: changed.map(({ row }) => ({ label: known.labelOf(row), now: wordsOf(known.describe(row), row.value) })),
    latest,
  });
}

/** A save like any other, of what settings held before a change: it is checked, logged, and asks for secrets anew. */
export async function restoreSettings(write: Write, { id, formId, fields, seen }: RestoreInput, secrets: Secrets): Promise<void> {
  await lockSettings(write.tx);
  const rows = await lockRows(write.tx, fields);
  const changes = await valuesOfChange(
    write.tx,
    id,
    rows.map((row) => row.id),
  );
  const steps = stepsOf(fields, rows, collapsed(changes));
  const known = await openSettingLookup(write.tx, formId, rows);
  checkRestorable(steps, known);
  await checkUnchanged(write, steps, known, seen);
  const before = steps.map(({ row, step }) => ({
    name: row.name,
    title: known.labelOf(row),
    value: step.before ?? known.initialOf(row),
  }));
  await saveSettings(write, { formId, fields: before, isRestored: true }, secrets);
}
