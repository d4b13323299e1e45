import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { outageOf } from '../../database/outage.ts';

/** A megabyte each, so that a leftover hole in a file is not taken for room. */
const PROBE = Buffer.alloc(1024 * 1024);
const PROBE_SQL = `
  create temporary table disk_probe as select repeat(md5(number::text), 60) from generate_series(1, 500) number;
  drop table disk_probe`;

async function hasRoom(pool: pg.Pool, folder: string): Promise<boolean> {
  const file = join(folder, `.room-${process.pid}`);
  try {
    await pool.query(PROBE_SQL);
    await writeFile(file, PROBE);
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true });
  }
}

/** A full disk is remembered. A request that failed for it says so first; from then on each question tries again. */
export function watchDisk(http: FastifyInstance, pool: pg.Pool, folder: string): () => Promise<boolean> {
  let isFull = false;
  http.addHook('onError', async (_request, _reply, error) => {
    isFull ||= outageOf(error) === 'full';
  });
  return async () => {
    if (isFull) isFull = !(await hasRoom(pool, folder));
    return isFull;
  };
}
