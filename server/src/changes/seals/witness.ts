import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Link } from './rules.ts';

const Witness = z.object({ id: z.int(), hash: z.string() });
const fileOf = (dataDir: string) => join(dataDir, 'log-end.json');

/** Link that this server sealed last, kept beside the database: whoever can write there alone cannot cut it off unseen. */
export function readWitness(dataDir: string): Link | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? Witness.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function keepWitness(dataDir: string, { id, hash }: Link): void {
  const file = fileOf(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ id, hash }), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
