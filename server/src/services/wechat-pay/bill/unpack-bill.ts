import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BillError } from './parse-bill.ts';

/** Bytes of a bill, packed and unpacked: half a million lines. */
export const BILL_PACKED_MAX = 32 * 1024 * 1024;
export const BILL_MAX = 256 * 1024 * 1024;

const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Bytes of a bill, no more of them than `largest`. */
export async function unpackBill(bytes: Buffer, largest = BILL_MAX): Promise<Buffer> {
  if (!isPacked(bytes)) return bytes;
  return promisify(gunzip)(bytes, { maxOutputLength: largest }).catch((error: unknown) => {
    throw new BillError('a file that cannot be unpacked', { cause: error });
  });
}

/** The hash that was announced is that of the unpacked file. */
export const hasHash = (bytes: Buffer, sha1: string): boolean =>
  createHash('sha1').update(bytes).digest('hex') === sha1.toLowerCase();

const HOSTS = ['api.mch.weixin.qq.com', 'api2.mch.weixin.qq.com'];

/** A bill is fetched from where payments are asked for, or between the two hosts of WeChat Pay, and from nowhere else. */
export function isBillAddress(address: string, base: string): boolean {
  const [file, home] = [URL.parse(address), URL.parse(base)];
  if (!file || !home || file.protocol !== home.protocol || file.username !== '') return false;
  return file.host === home.host || (HOSTS.includes(home.host) && HOSTS.includes(file.host));
}
