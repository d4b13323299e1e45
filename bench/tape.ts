import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Statement as the server sent it, with the ids that came back. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
  ids: number[];
}

export type Tape = Statement[];

type QueryFunction = (...args: never[]) => unknown;

const idsOf = (result: unknown): number[] => {
  const rows: unknown[] = Object(result).rows ?? [];
  return rows.flatMap((row) => {
    const id = Array.isArray(row) ? row[0] : Object(row).id;
    return typeof id === 'number' ? [id] : [];
  });
};

/** Listens to what goes over the connections of a pool while `work` runs. */
export async function record(pool: pg.Pool, work: () => Promise<unknown>): Promise<Tape> {
  const tape: Tape = [];
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  const originals = clients.map((client) => {
    const original = client.query;
    const listening: QueryFunction = (...args: never[]) => {
      const [asked, given] = args;
      const config = typeof asked === 'string' ? { text: asked } : Object(asked);
      const values = Array.isArray(given) ? given : (config.values ?? []);
      const statement: Statement = { text: config.text, values, ids: [] };
      if (config.name) statement.name = config.name;
      tape.push(statement);
      const heard = (result: unknown) => {
        statement.ids = idsOf(result);
        return result;
      };
      const callback: unknown = args.at(-1);
      if (typeof callback !== 'function') return Promise.resolve(original.apply(client, args as never)).then(heard);
      const passed = (error: unknown, result: unknown) => callback(error, heard(result));
      return original.apply(client, [...args.slice(0, -1), passed] as never);
    };
    Object.assign(client, { query: listening });
    return original;
  });
  for (const client of clients) client.release();
  await work();
  clients.forEach((client, index) => Object.assign(client, { query: originals[index] }));
  return tape;
}

const isWrite = (tape: Tape): boolean => tape.some(({ text }) => /^begin/i.test(text));

/** Old ids and one-time words of the recorded request, with what stands for them in this replay. */
class Renewal {
  readonly ids = new Map<number, number>();
  readonly words: ReadonlyMap<string, string>;

  constructor(oneTime: readonly string[]) {
    this.words = new Map(
      oneTime.map((word) => [
        word,
        randomUUID()
          .replaceAll('-', '')
          .padEnd(64, '0')
          .slice(0, Math.max(8, Math.min(64, word.length))),
      ]),
    );
  }

  of(value: unknown): unknown {
    if (typeof value === 'number') return this.ids.get(value) ?? value;
    if (typeof value !== 'string') return value;
    let text = value;
    for (const [old, fresh] of this.words) text = text.replaceAll(old, fresh);
    return /^[[{]/.test(text) ? text.replace(/\b\d+\b/g, (digits) => String(this.ids.get(Number(digits)) ?? digits)) : text;
  }
}

/** Sends the recorded statements again, the same SQL through the bare driver, and gives all the rows that come back. */
export async function replay(pool: pg.Pool, tape: Tape, oneTime: readonly string[]): Promise<unknown[]> {
  const renews = isWrite(tape);
  const renewal = new Renewal(oneTime);
  const client = renews ? await pool.connect() : pool;
  const rows: unknown[] = [];
  let isWhole = false;
  try {
    for (const { name, text, values, ids } of tape) {
      const given = renews ? values.map((value) => renewal.of(value)) : values;
      const result = await client.query(name === undefined ? { text, values: given } : { name, text, values: given });
      if (renews) idsOf(result).forEach((id, index) => renewal.ids.set(ids[index] ?? id, id));
      rows.push(...(result.rows ?? []));
    }
    isWhole = true;
  } finally {
    // A connection left inside a transaction is thrown away.
    if ('release' in client) client.release(!isWhole);
  }
  return rows;
}
