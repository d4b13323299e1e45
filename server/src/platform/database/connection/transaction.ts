import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Tx } from '../connect.ts';
import type { Names } from './name-statements.ts';
import { outageOf } from '../outage.ts';

const BEGIN_ATTEMPTS = 3;

/** Drizzle instance of each connection: what it learns of column names is kept. */
const drizzles = new WeakMap<pg.PoolClient, NodePgDatabase>();

function drizzleOf(client: pg.PoolClient, names: Names): NodePgDatabase {
  const known = drizzles.get(client);
  if (known) return known;
  const made = drizzle(client, { casing: 'snake_case' });
  names.nameStatements(made);
  drizzles.set(client, made);
  return made;
}

/**
 * A transaction on a connection of the pool: commits what `work` did, rolls back when it throws. A connection that broke while it
 * was idle shows at `begin`; nothing was done then, so the next one is tried. Drizzle's own transaction on a pool would keep such a
 * connection checked out for ever.
 */
export async function inTransaction<O>({ pool }: Pick<Database, 'pool'>, names: Names, work: (tx: Tx) => Promise<O>): Promise<O> {
  for (let tries = 1; ; tries += 1) {
    const client = await pool.connect();
    let isBegun = false;
    try {
      return await drizzleOf(client, names).transaction((tx) => {
        isBegun = true;
        return work(tx);
      });
    } catch (error) {
      if (isBegun || tries === BEGIN_ATTEMPTS || outageOf(error) !== 'lost') throw error;
    } finally {
      client.release();
    }
  }
}
