import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type PlatformState, newState } from '../state.ts';

/** State of the platform with its door: who knows the token may act as buyer and bank. */
export interface KeptPlatform {
  /** Port of the last time; 0 before the first. */
  port: number;
  token: string;
  state: PlatformState;
}

const MERCHANT = { mchid: '1900009999', appIds: ['wxdemo0000000001'] };

function begun(now: Date): KeptPlatform {
  const state = newState({ ...MERCHANT, now });
  // A lost file must not lead to numbers that were given out before.
  state.books.given = now.getTime();
  return { port: 0, token: randomBytes(24).toString('base64url'), state };
}

export const readKept = (file: string, now: Date): KeptPlatform =>
  existsSync(file) ? deserialize(readFileSync(file)) : begun(now);

/** Writes all of it in one step, so that a process that is killed leaves the former or the next. */
export function writeKept(file: string, kept: KeptPlatform): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, serialize(kept), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
