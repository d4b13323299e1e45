import { chmod, mkdir } from 'node:fs/promises';
import { FOLDER_MODE, localStorage } from './local-storage.ts';
import { readS3Address } from './s3-address.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the bucket when there is an address of one, else the folder. The client of buckets is loaded only when it is needed.
 */
export async function openStorage(url: string | undefined, folder: string): Promise<Storage> {
  if (url === undefined) {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    // A folder of another account is that account's to close.
    await chmod(folder, FOLDER_MODE).catch(() => undefined);
    return localStorage(folder);
  }
  const address = readS3Address(url);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(address);
}
