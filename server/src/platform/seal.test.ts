import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sealIn } from './seal.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'signalbox-seal-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

describe('a sealed text', () => {
  it('is opened by every process that shares the folder, and by no other', () => {
    const here = folder();
    const sealed = sealIn(here).close('秘密');

    expect(sealIn(here).open(sealed)).toBe('秘密');
    expect(sealIn(folder()).open(sealed)).toBeUndefined();
  });

  it('looks different each time, and says nothing of what is in it', () => {
    const seal = sealIn(folder());
    const [one, other] = [seal.close('secret'), seal.close('secret')];

    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('secret');
  });

  it('is not opened once a letter of it is another', () => {
    const seal = sealIn(folder());
    const bytes = Buffer.from(seal.close('秘密'), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(seal.open(forged.toString('base64'))).toBeUndefined();
    }
  });

  it.each(['', 'x', '秘密', 'AAAA', 'A'.repeat(64)])('is not what somebody typed: %j', (text) => {
    expect(sealIn(folder()).open(text)).toBeUndefined();
  });

  it('has its key in a file that only its owner reads', () => {
    const here = folder();
    sealIn(here);
    expect(statSync(join(here, 'storefront.key')).mode & 0o777).toBe(0o600);
  });
});
