import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Mall } from '../mall.ts';

/** Parts of the mall that outlive its process. */
export interface KeptMall extends Pick<Mall, 'secret' | 'session' | 'shipments'> {
  /** Port of the last time; 0 before the first. */
  port: number;
}

const begun = (): KeptMall => ({
  port: 0,
  secret: randomBytes(24).toString('base64url'),
  shipments: new Map(),
});

export const readKept = (file: string): KeptMall => (existsSync(file) ? deserialize(readFileSync(file)) : begun());

/** Writes all of it in one step, so that a process that is killed leaves the former or the next. */
export function writeKept(file: string, kept: KeptMall): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, serialize(kept), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
