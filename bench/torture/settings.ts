import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { configCalls } from '#contract/settings/config.ts';
import { type Arena, type RaceOutcome, type Race, insist } from './race.ts';

const WRITERS = 20;
const SAVES = 10_000;
const ROUNDS = SAVES / WRITERS;
/** A form that no template describes: its fields are kept as they were sent. */
const FORM = 901;

interface SettingsSheet {
  /** Two keys that every writer saves, always together. */
  shared: readonly [head: string, body: string];
  /** Keys that one writer each has for itself. */
  desks: readonly string[];
}

const openSheet = (): SettingsSheet => {
  const name = `torture_${randomUUID().slice(0, 8)}`;
  return {
    shared: [`${name}_head`, `${name}_body`],
    desks: Array.from({ length: WRITERS }, (_, at) => `${name}_desk_${at}`),
  };
};

/** Even writers send the shared fields in one order, odd ones in the other. */
async function write({ staff }: Arena, { shared, desks }: SettingsSheet, at: number, outcome: RaceOutcome): Promise<void> {
  const names = at % 2 === 0 ? shared : shared.toReversed();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const said = [...names.map((name) => [name, `${at}-${round}`] as const), [desks[at] ?? '', String(round)] as const];
    const fields = said.map(([name, value]) => ({ name, title: name, value }));
    await insist(outcome, () => staff.run(configCalls.saveForm, { id: FORM, sort: 0, status: true, fields }));
  }
}

async function check(
  client: pg.Client,
  { shared, desks }: SettingsSheet,
  { done, refused, faults }: RaceOutcome,
): Promise<string[]> {
  const stored = await client.query<{ id: number; name: string; value: string }>(
    'select id, name, value from config where name = any($1)',
    [[...shared, ...desks]],
  );
  const rows = new Map(stored.rows.map((row) => [row.name, row]));
  const texts = (names: readonly string[]) => names.map((name) => rows.get(name)?.value);
  const [head, body] = texts(shared);
  // Changed fields alone are logged, so that a row is known by its id.
  const logged = await client.query<{ heads: number; mixed: number }>(
    `with said as (
      select change_id, max(after ->> 'value') filter (where row_id = $1) as head,
        max(after ->> 'value') filter (where row_id = $2) as body
      from change_row where noun = 'config' and row_id in ($1, $2) group by change_id)
    select count(distinct head)::int as heads, (count(*) filter (where head is distinct from body))::int as mixed from said`,
    shared.map((name) => rows.get(name)?.id),
  );
  const { heads = 0, mixed = 0 } = logged.rows[0] ?? {};
  return [
    done === SAVES ? '' : `${done} saves answered instead of ${SAVES}`,
    heads === SAVES ? '' : `${SAVES - heads} saves are lost in the log`,
    mixed === 0 ? '' : `${mixed} saves are mixed with another`,
    head === body ? '' : `the form keeps ${head} beside ${body}`,
    texts(desks).every((value) => value === String(ROUNDS)) ? '' : 'a last save is lost',
    refused.length === 0 ? '' : `${refused.length} refused: ${refused[0]}`,
    faults.length === 0 ? '' : `${faults.length} faults: ${faults[0]}`,
  ].filter(Boolean);
}

/** Form of settings that many save at once: each save is kept, and none is half another's. */
export const settings: Race = {
  name: `${WRITERS} writers, ${SAVES} saves of settings`,
  begin: (arena) => {
    const sheet = openSheet();
    return Promise.resolve({
      killAfter: randomInt(WRITERS, SAVES / 2),
      actors: sheet.desks.map((_, at) => (outcome: RaceOutcome) => write(arena, sheet, at, outcome)),
      check: (outcome) => check(arena.client, sheet, outcome),
    });
  },
};
