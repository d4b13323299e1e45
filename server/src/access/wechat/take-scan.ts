import type { Write } from '#server/platform/write/write.ts';
import { hashOf } from '../sessions/queries.ts';
import { admins } from '../rights/queries.ts';
import { type WechatPerson, findBound, moveScan } from './queries.ts';
import { SCAN_LIFE_MS, isStaffScene, newKey } from './rules.ts';

/** Outcome of a scan for the person who scanned; `key` is for nobody but them. */
export type ScanOutcome =
  | { kind: 'asks'; purpose: 'signIn' | 'bind'; account: string; key: string }
  | { kind: 'unbound' }
  | { kind: 'gone' };

/** Takes the scan of a code of ours, of which the first counts. Undefined for codes of other kinds. */
export async function takeScan(write: Write, person: WechatPerson, scene: string): Promise<ScanOutcome | undefined> {
  if (!isStaffScene(scene)) return undefined;
  const { tx, now } = write;
  const hash = hashOf(scene);
  const expireTime = new Date(now.getTime() + SCAN_LIFE_MS);
  const scanned = await moveScan(tx, { hash, from: 'waiting', now }, { state: 'scanned', ...person, expireTime });
  if (!scanned) return { kind: 'gone' };
  const holder = scanned.adminId === null ? (await findBound(tx, person))?.person : await admins.find(tx, scanned.adminId);
  const own = { hash, from: 'scanned', now } as const;
  if (!holder?.status) {
    await moveScan(tx, own, { state: 'unbound' });
    return { kind: 'unbound' };
  }
  const key = newKey();
  await moveScan(tx, own, { state: 'scanned', adminId: holder.id, keyHash: hashOf(key) });
  return { kind: 'asks', purpose: scanned.purpose, account: holder.account, key };
}
