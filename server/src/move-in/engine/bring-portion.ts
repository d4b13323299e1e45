import { sql } from 'drizzle-orm';
import { noteMoved } from '../moved-rows/queries.ts';
import { countRefused } from '../report/report.ts';
import { hashTexts } from './hash-text.ts';
import type { Came, Moving, MovedNoun, Theirs } from './moving.ts';
import { reasonRefused } from './refused.ts';

/** Texts of a record and of the rows beside it, one at a time: a record may have a hundred thousand of these. */
function* textsOf({ row, beside }: Theirs): Generator<string> {
  yield JSON.stringify(row);
  for (const [name, rows] of Object.entries(beside)) {
    yield name;
    for (const each of rows) yield JSON.stringify(each);
  }
}

/** Hash of a record as it was read, and of the pictures that had come by then where it shows some. */
export const hashOf = (
  { terms: { pictureState } }: Pick<Moving, 'terms'>,
  { hasPictures }: Pick<MovedNoun, 'hasPictures'>,
  record: Theirs,
): string => hashTexts(hasPictures ? [...textsOf(record), pictureState] : textsOf(record));

async function noteCame(moving: Moving, noun: MovedNoun, records: readonly Theirs[], came: readonly Came[]): Promise<void> {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const notes = came.flatMap(({ key, id, ourHash = null }) => {
    const record = byKey.get(key);
    return record ? [{ theirKey: key, ourId: id, hash: hashOf(moving, noun, record), ourHash }] : [];
  });
  await noteMoved(moving.tx, noun.noun, notes);
}

/** Takes back what was done since a savepoint, in the database and in the report. */
async function takeBack({ tx, table }: Moving, savepoint: string, report: Moving['table']): Promise<void> {
  const name = sql.identifier(savepoint);
  await tx.execute(sql`rollback to savepoint ${name}`);
  await tx.execute(sql`release savepoint ${name}`);
  Object.assign(table, report);
}

/** Number of those that came; or why they did not, none of them then having come. */
async function attempt(moving: Moving, noun: MovedNoun, records: readonly Theirs[]): Promise<number | string> {
  const { tx, table } = moving;
  const before = structuredClone(table);
  await tx.execute(sql`savepoint portion`);
  try {
    const came = await noun.bring(moving, records);
    await noteCame(moving, noun, records, came);
    await tx.execute(sql`set constraints all immediate`);
    await tx.execute(sql`set constraints all deferred`);
    await tx.execute(sql`release savepoint portion`);
    return came.length;
  } catch (error) {
    const why = reasonRefused(error);
    if (why === undefined) throw error;
    await takeBack(moving, 'portion', before);
    return why;
  }
}

interface Outcome {
  came: number;
  /** Reasons by the keys of records that this shop does not take. */
  refused: ReadonlyMap<string, string>;
}

/** Halves a portion that is refused, down to the single records that are. */
async function bringHalves(moving: Moving, noun: MovedNoun, records: readonly Theirs[]): Promise<Outcome> {
  const [first] = records;
  const came = first ? await attempt(moving, noun, records) : 0;
  if (typeof came === 'number') return { came, refused: new Map() };
  if (first && records.length === 1) return { came: 0, refused: new Map([[first.key, came]]) };
  const middle = Math.ceil(records.length / 2);
  const one = await bringHalves(moving, noun, records.slice(0, middle));
  const other = await bringHalves(moving, noun, records.slice(middle));
  return { came: one.came + other.came, refused: new Map([...one.refused, ...other.refused]) };
}

/** Finds the records that this shop does not take, and leaves nothing behind. */
async function findRefused(moving: Moving, noun: MovedNoun, records: readonly Theirs[]): Promise<Outcome['refused']> {
  const before = structuredClone(moving.table);
  await moving.tx.execute(sql`savepoint probe`);
  const { refused } = await bringHalves(moving, noun, records);
  await takeBack(moving, 'probe', before);
  return refused;
}

/**
 * Brings a portion; where a rule of this shop refuses it, all but the records that it refuses. These are found apart, since the others
 * have to come together: they name each other.
 */
export async function bringPortion(moving: Moving, noun: MovedNoun, records: readonly Theirs[]): Promise<number> {
  const whole = await attempt(moving, noun, records);
  if (typeof whole === 'number') return whole;
  const alone = await findRefused(moving, noun, records);
  const rest = await bringHalves(
    moving,
    noun,
    records.filter(({ key }) => !alone.has(key)),
  );
  for (const [key, why] of [...alone, ...rest.refused]) countRefused(moving.table, why, key);
  return rest.came;
}
