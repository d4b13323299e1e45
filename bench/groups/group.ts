import { signedBy } from '../signing.ts';
import type { NextRequest, LoadRequest } from '../load.ts';
import type { BenchRow, Shopper } from '../row.ts';

/** Rows of one domain, with the tables they read. `$1` of a statement is how many rows the large tables get. */
export interface Group {
  /** The names of its rows begin with it. */
  name: string;
  tables: readonly string[];
  fill: readonly string[];
  rows: readonly BenchRow[];
}

export type Query = Record<string, string | number>;

const LANES = 4;
const address = (path: string, query: Query) =>
  `/api${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

const listRow = (name: string, sentBy: (shopper: Shopper) => NextRequest): BenchRow => ({
  name,
  lanes: LANES,
  inGroup: true,
  request: sentBy,
});

/** Row that repeats one question. */
export const listed = (name: string, path: string, query: Query = {}): BenchRow =>
  listRow(name, ({ token }) => {
    const whole = address(path, { page: 1, limit: 20, ...query });
    const sent: LoadRequest = { method: 'GET', path: whole, headers: { 'authori-zation': token } };
    return () => sent;
  });

/** A question whose filters are a body. */
export const posted = (name: string, path: string, body: object = {}): BenchRow =>
  listRow(name, ({ token }) => {
    const sent: LoadRequest = {
      method: 'POST',
      path: address(path, { page: 1, limit: 20 }),
      headers: { 'authori-zation': token },
      body: JSON.stringify(body),
    };
    return () => sent;
  });

/** A question of a storefront, signed anew each time. */
export const opened = (name: string, path: string, query: Query): BenchRow =>
  listRow(name, ({ key }) => {
    const whole = address(path, query);
    return () => signedBy(key, { method: 'GET', path: whole });
  });

/** The moment of row `n` of `$1`: all of them lie in the last two years, the newest last. */
export const AT = `now() - make_interval(secs => ($1::bigint - n) * 63072000 / $1::bigint)`;
