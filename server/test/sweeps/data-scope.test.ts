import { getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { type Limit, isCutDown, knowsLimit, limitKinds, limits } from '#contract/data-scope.ts';
import { findScoped, inScope } from '#server/platform/scope/scoped.ts';
import { type PlacedPerson, scopeKinds } from '../scopes/index.ts';
import { itComesAndGoes } from '../scopes/it-comes-and-goes.ts';
import { type Shop, openShop } from '../shop.ts';
import { guarded } from './guarded.ts';
import { type Named, absent, nameOf, naming } from './naming.ts';
import { readsOf } from './reads-of.ts';
import { type Fields, choicesOf, inputsOf, send } from './sample.ts';

/** Numbers of runs and jobs, of which each act has another. */
const COUNTED = ['runId', 'jobId'];
/** Nouns whose records are those of one person, limited or not, or of what this person may handle. */
const PERSONAL = new Set(['export', 'notice', 'timetable', 'todo']);

type Answers = ReadonlyMap<string, unknown>;

/** The answer without fields that are another each time, and without what was asked. */
const textOf = (answer: unknown, { without = [], asked = {} }: { without?: readonly string[]; asked?: Fields }) =>
  Object.values(asked)
    .filter((value) => typeof value === 'string')
    .reduce<string>(
      (text, value) => text.replaceAll(String(value), '…'),
      JSON.stringify(answer, (key, value: unknown) => (without.includes(key) ? undefined : value)),
    );

/** Places of an answer that differ from that to somebody who sees all. A limit may leave out a value, or make it null. */
function toldOtherwise(limited: unknown, whole: unknown, closed: readonly string[], path = ''): string[] {
  if (limited === null || limited === undefined || limited === whole) return [];
  if (typeof limited !== 'object' || Object(limited).length !== Object(whole).length)
    return [`${path}: ${JSON.stringify(limited)} for ${JSON.stringify(whole)}`];
  const keys = Object.keys({ ...limited, ...Object(whole) }).filter((key) => !closed.includes(key));
  return keys.flatMap((key) => toldOtherwise(Object(limited)[key], Object(whole)[key], closed, `${path}.${key}`));
}

/** Every row of a record that a scope keeps back, and every row that belongs to one. */
async function rowsOfOthers(shop: Shop, scope: Partial<Record<Limit, number[]>>): Promise<string[]> {
  const { rows: children } = await shop.db.execute<{ parent: string; child: string; by: string }>(sql`
    select p.relname as parent, c.relname as child, a.attname as by from pg_constraint k
    join pg_class p on p.oid = k.confrelid join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] where k.contype = 'f'`);
  const kept = [...new Set(children.map(({ parent }) => parent))].flatMap((parent) => {
    const table = findScoped(parent)?.table;
    const condition = table && inScope(table, scope);
    if (!condition) return [];
    const ids = sql`select ${table.id} from ${table} where (${condition}) is not true`;
    const own = sql`select to_jsonb(o) as row from ${table} o where o.id in (${ids})`;
    return [
      own,
      ...children
        .filter((key) => key.parent === parent)
        .map(
          ({ child, by }) =>
            sql`select to_jsonb(c) as row from ${sql.identifier(child)} c where c.${sql.identifier(by)} in (${ids})`,
        ),
    ];
  });
  const found = await Promise.all(kept.map((query) => shop.db.execute(query)));
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))).toSorted();
}

describe.each(limitKinds)('somebody limited to %s', (limit) => {
  const shop = openShop();
  const kind = scopeKinds[limit](shop);
  const open = guarded.filter((call) => knowsLimit(call, limit));

  const isCut = (call: AnyCall) => isCutDown(call, limit);

  /** Answers of these calls by what was asked: by each filter and choice where they know the limit by themselves, or plainly. */
  async function answersOf({ desk }: PlacedPerson, reads: readonly AnyCall[], records: Named, how?: 'plain'): Promise<Answers> {
    const answers = new Map<string, unknown>();
    for (const call of reads) {
      const { given, always } = naming(call, records);
      const sampling = { given: { ...given, ...kind.common }, always };
      const isPlain = how === 'plain' || call.dataScope === undefined;
      for (const input of [...inputsOf(call, sampling, () => !isPlain), ...(isPlain ? [] : choicesOf(call, sampling))])
        answers.set(`${nameOf(call)} ${JSON.stringify(input)}`, await send(desk, call, input));
    }
    return answers;
  }

  const noticesOf = async ({ id }: PlacedPerson) =>
    (await shop.db.execute(sql`select subject from notice where admin_id = ${id} order by id`)).rows;

  /** Asks somebody of one place, somebody of two and somebody without the limit, as other places come to have records. */
  async function watched() {
    const [here, there, elsewhere] = [await kind.place('甲处'), await kind.place('乙处'), await kind.place('丙处')];
    const [one, two, whole] = [
      await kind.person([here]),
      await kind.person([here]),
      await kind.person([here], { isLimited: false }),
    ];
    const reads = await readsOf(shop, one, open);
    const cut = reads.filter((call) => isCut(call));
    const own = await kind.records('甲家', here);
    const ofOne = await answersOf(one, cut, own, 'plain');
    const wholeOfOne = await answersOf(whole, cut, own, 'plain');
    const notices = await noticesOf(one);
    const second = await kind.records('乙家', there);
    for (const { id } of [two, whole]) await kind.join(id, there);
    await vi.waitFor(async () => expect(await kind.listed(two.desk)).toEqual(['乙家', '甲家']));
    const ofOneLater = await answersOf(one, cut, own, 'plain');
    const noticesLater = await noticesOf(one);
    const ofTwo = await answersOf(two, reads, second);
    const wholeOfTwo = await answersOf(whole, cut, second);
    await kind.person([elsewhere]);
    const foreign = [await kind.records('丙家', elsewhere), await kind.records('丁家')];
    const ofTwoLater = await answersOf(two, reads, second);
    const words = [own, second, ...foreign].flatMap(({ secrets }) => secrets);
    return {
      here,
      there,
      own,
      others: second,
      one,
      reads,
      foreign,
      hidden: [...words, ...foreign.flatMap((records) => records.words)],
      told: { ofOne, wholeOfOne, ofOneLater, ofTwo, wholeOfTwo, ofTwoLater },
      notices,
      noticesLater,
    };
  }
  let seen: Awaited<ReturnType<typeof watched>>;
  beforeAll(async () => {
    seen = await watched();
  }, 120_000);

  const isMoved = (asked: string) => kind.moved.some((noun) => asked.startsWith(`${noun}.`));
  const changedBetween = (before: Answers, after: Answers) =>
    [...before].flatMap(([asked, answer]) => {
      const [first, later] = [answer, after.get(asked)].map((told) => textOf(told, { without: kind.moved }));
      return isMoved(asked) || first === later ? [] : [`${asked}: ${first} became ${later}`];
    });

  const cutDown = new Set(open.filter((call) => isCut(call) && !PERSONAL.has(call.noun)).map(nameOf));
  const differences = (limited: Answers, whole: Answers) =>
    [...limited].flatMap(([asked, answer]) =>
      cutDown.has(asked.slice(0, asked.indexOf(' ')))
        ? toldOtherwise(answer, whole.get(asked), kind.closed).map((difference) => `${asked}${difference}`)
        : [],
    );

  it('is refused by every call that does not know the limit', async () => {
    const closed = guarded.filter((call) => !knowsLimit(call, limit) && call.ownBy === undefined);
    const answers = await Promise.all(closed.map((call) => send(seen.one.desk, call, {})));

    expect(closed.filter((_, index) => answers[index]?.message !== limits[limit].beyond).map(nameOf)).toEqual([]);
    expect(closed.length).toBeGreaterThan(200);
  });

  it('is told all of their own records that somebody without it is told, of one place and of two', () => {
    const { ofOne, wholeOfOne, ofTwo, wholeOfTwo } = seen.told;
    expect([...differences(ofOne, wholeOfOne), ...differences(ofTwo, wholeOfTwo)]).toEqual([]);
    expect(seen.notices).not.toEqual([]);
  });

  it('is told the same whatever others there are, and is notified of none of those', () => {
    const { ofOne, ofOneLater, ofTwo, ofTwoLater } = seen.told;
    const said = [...ofTwoLater].map(([asked, answer]) => `${asked} ${JSON.stringify(answer)}`);
    const telling = said.filter((text) => seen.hidden.some((word) => text.includes(word)));
    expect([...changedBetween(ofOne, ofOneLater), ...changedBetween(ofTwo, ofTwoLater), ...telling]).toEqual([]);
    expect(seen.noticesLater).toEqual(seen.notices);
  });

  it('is answered about records of others as about none, and changes none', async () => {
    const before = await rowsOfOthers(shop, { [limit]: [seen.here] });
    const otherwise: string[] = [];
    const invalid: string[] = [];
    for (const records of seen.foreign)
      for (const call of open) {
        const [theirs, none] = [naming(call, records), naming(call, absent(records))];
        const isNaming = (name: string) => name === 'filter' || name in none.given;
        const inputs = inputsOf(call, none, isNaming);
        for (const [index, input] of inputsOf(call, theirs, isNaming).entries()) {
          const nobodys = inputs[index] ?? {};
          if (JSON.stringify(input) === JSON.stringify(nobodys)) continue;
          const answer = await send(seen.one.desk, call, input);
          const expected = await send(seen.one.desk, call, nobodys);
          const without = call.starts === undefined ? COUNTED : [...COUNTED, 'id'];
          const said = textOf(answer, { without, asked: theirs.given });
          const same = textOf(expected, { without, asked: none.given });
          if (said !== same) otherwise.push(`${nameOf(call)} ${JSON.stringify(input)}: ${said} where none is ${same}`);
          if (expected.code === 400) invalid.push(`${nameOf(call)} ${JSON.stringify(nobodys)}: ${same}`);
        }
      }

    expect(otherwise).toEqual([]);
    expect(invalid).toEqual([]);
    expect(await rowsOfOthers(shop, { [limit]: [seen.here] })).toEqual(before);
    expect(before).not.toEqual([]);
  });

  it('acts on no record by a call that names none, where they belong to no place', async () => {
    const nobody = await kind.person([seen.here]);
    await kind.leave(nobody.id, seen.here);
    await expect.poll(() => kind.listed(nobody.desk)).toEqual([]);
    const before = await rowsOfOthers(shop, { [limit]: [] });
    const acts = open.filter((call) => isCut(call) && !seen.reads.includes(call));
    const unnamed = acts.flatMap((call) => {
      const [input = {}] = inputsOf(call, naming(call, seen.foreign[0] ?? absent(seen.own)), () => false);
      const [nobodys = {}] = inputsOf(call, naming(call, absent(seen.own)), () => false);
      return JSON.stringify(input) === JSON.stringify(nobodys) ? [{ call, input }] : [];
    });
    const answers = await Promise.all(unnamed.map(({ call, input }) => send(nobody.desk, call, input)));
    const telling = answers
      .map((answer) => JSON.stringify(answer))
      .filter((text) => [...seen.hidden, ...seen.own.words].some((word) => text.includes(word)));

    expect(telling).toEqual([]);
    expect(await rowsOfOthers(shop, { [limit]: [] })).toEqual(before);
    expect(unnamed).not.toEqual([]);
  });

  itComesAndGoes(shop, kind, () => seen);
});

describe('the tables of records', () => {
  const calls = guarded.filter(({ dataScope }) => dataScope !== undefined && dataScope !== 'none' && dataScope !== 'closed');
  // An order as a whole, or of one seller, is a record of its own to calls, not to tables.
  const named = new Set(calls.flatMap(({ dataScope = [] }) => dataScope)).difference(new Set(['sole_order', 'whole_order']));
  const records = [...named].flatMap((name) => (name === 'none' || name === 'closed' ? [] : [name]));

  it.each(records)('leave of %s what its limits say', (name) => {
    const { owners } = findScoped(name) ?? {};
    const left = limitKinds.map((limit) => {
      if (!owners || 'by' in owners) return undefined;
      const owner = owners[limit];
      return owner === 'every' || owner === 'none' ? owner : 'some';
    });
    const said = limitKinds.map((limit) => {
      if (isCutDown({ dataScope: [name] }, limit)) return 'some';
      return knowsLimit({ noun: name }, limit) ? 'every' : 'none';
    });
    expect(left).toEqual(said);
  });

  it('belong to the records by which their calls are cut down', () => {
    const parts = calls.flatMap(({ noun, dataScope = [] }) => {
      const { owners } = findScoped(noun) ?? {};
      return owners && 'by' in owners ? [{ noun, of: getTableName(owners.of), cut: [dataScope].flat() }] : [];
    });
    expect(parts.filter(({ of, cut }) => !cut.some((name) => name === of || name === `whole_${of}`))).toEqual([]);
  });
});
