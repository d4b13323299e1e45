import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openSecrets } from './secrets.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'signalbox-seal-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('an encrypted text', () => {
  it('is opened by every process that shares the folder, and by no other', () => {
    const here = folder();
    const encrypted = openSecrets(here).encrypt('秘密');

    expect(openSecrets(here).decrypt(encrypted)).toBe('秘密');
    expect(openSecrets(folder()).decrypt(encrypted)).toBeUndefined();
  });

  it('looks different each time, and says nothing of what is in it', () => {
    const secrets = openSecrets(folder());
    const [one, other] = [secrets.encrypt('secret'), secrets.encrypt('secret')];

    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('secret');
  });

  it('is not opened once a letter of it is another', () => {
    const secrets = openSecrets(folder());
    const bytes = Buffer.from(secrets.encrypt('秘密'), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(secrets.decrypt(forged.toString('base64'))).toBeUndefined();
    }
  });

  it.each(['', 'x', '秘密', 'AAAA', 'A'.repeat(64)])('is not what somebody typed: %j', (text) => {
    expect(openSecrets(folder()).decrypt(text)).toBeUndefined();
  });

  it('is not taken for one by the beginning of its tag', () => {
    const secrets = openSecrets(folder());
    const [salt, tag] = [12, 16];
    const whole = Buffer.from(secrets.encrypt(''), 'base64');
    expect(whole).toHaveLength(salt + tag);
    expect(secrets.decrypt(whole.subarray(0, salt + 4).toString('base64'))).toBeUndefined();
  });

  it('has its key in a file that only its owner reads', () => {
    const here = folder();
    openSecrets(here);
    expect(statSync(join(here, 'storefront.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(here)).toEqual(['storefront.key']);
  });

  it('is not encrypted with half a key', () => {
    const here = folder();
    openSecrets(here);
    truncateSync(join(here, 'storefront.key'), 12);
    expect(() => openSecrets(here)).toThrow('已损坏，请从备份恢复');
  });
});
