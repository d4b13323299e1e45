import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Database, Tx } from '../connect.ts';
import { transactionOn } from '../drizzle-session.ts';
import type { Names } from './name-statements.ts';
import { outageOf } from '../outage.ts';

const BEGIN_ATTEMPTS = 3;
/** A caller that has waited for so long is told, rather than made to wait again. */
const LONGEST_WAIT_MS = 6000;

interface Builder {
  tx: Tx;
  era: number;
}

/** Builder of each connection: what it learned of column names and the queries it prepared are kept from one transaction to the next. */
const builders = new WeakMap<pg.PoolClient, Builder>();

function builderOf(client: pg.PoolClient, names: Names): Tx {
  const { era } = names;
  const known = builders.get(client);
  if (known?.era === era) return known.tx;
  const tx = transactionOn(client, names.nameFor);
  builders.set(client, { tx, era });
  return tx;
}

/** Beginning of a transaction, in one packet with `begin` and before anything is done, and its work. */
interface Work<A, O> {
  /** Statement that begins it, where the pool is one that only reads. */
  begin?: 'begin' | 'begin read write' | undefined;
  opens: (tx: Tx) => Promise<A>;
  work: (tx: Tx, opened: A) => Promise<O>;
}

async function run<A, O>(
  client: pg.PoolClient,
  tx: Tx,
  { begin = 'begin', opens, work }: Work<A, O>,
  noteBegun: () => void,
): Promise<O> {
  const beginning = client.query(begin);
  // Whatever stops it stops the statement behind it.
  beginning.catch(() => {});
  try {
    const opened = await opens(tx);
    noteBegun();
    const done = await work(tx, opened);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * A transaction on a connection of the pool: commits what was done, rolls back when it throws. A connection that broke while it was
 * idle shows at `begin`; nothing was done then, so the next one is tried. Drizzle's own transaction on a pool would keep such a
 * connection checked out for ever, and waits for `begin`.
 */
export async function inTransaction<A, O>({ pool }: Pick<Database, 'pool'>, names: Names, work: Work<A, O>): Promise<O> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    const client = await pool.connect();
    let isBegun = false;
    let isLost = false;
    try {
      return await run(client, builderOf(client, names), work, () => (isBegun = true));
    } catch (error) {
      isLost = outageOf(error) === 'lost';
      if (isBegun || tries === BEGIN_ATTEMPTS || !isLost || performance.now() - begun > LONGEST_WAIT_MS) throw error;
    } finally {
      client.release(isLost);
    }
  }
}
