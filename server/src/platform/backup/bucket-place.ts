import { isIP } from 'node:net';
import { isPublic } from '../http-client/rules.ts';
import { StartFailure } from '../start-failure.ts';
import { type S3Address, readS3Address } from '../storage/s3-address.ts';
import type { BackupPlace } from './place.ts';

// The address holds a secret, so no part of it is told.
const unusable = () =>
  new StartFailure(
    '无法使用存放备份的对象存储，请检查地址、密钥和网络，格式为 s3://KEY:SECRET@host/bucket?region=…。 (The bucket of backups cannot be used.)',
  );
const notAllowed = () =>
  new StartFailure(
    '对象存储须是 https 的公网地址，内网的要先在 OUTGOING_HOSTS 中放行。 (The bucket has to be public and encrypted, or named in OUTGOING_HOSTS.)',
  );
const lost = (error: unknown) =>
  new StartFailure(
    `对象存储没有存下或读出备份，请检查空间、密钥的权限和网络。 (The bucket failed: ${error instanceof Error ? error.name : 'unknown'}.)`,
  );

/** How its host may be reached: one of the owner's network anyhow, any other in public and encrypted; without a list, any. */
function reachOf({ endpoint }: S3Address, innerHosts?: readonly string[]) {
  if (!innerHosts) return {};
  const { host, hostname, protocol } = new URL(endpoint);
  if (innerHosts.includes(host) || innerHosts.includes(hostname)) return {};
  if (protocol !== 'https:' || (isIP(hostname) !== 0 && !isPublic(hostname))) throw notAllowed();
  return { isPublic: true };
}

/** Passes words of ours on, and hides those of the store, which may repeat the address. */
const told = (error: unknown): never => {
  throw error instanceof StartFailure ? error : lost(error);
};

/** Backups in a bucket of their own. */
export async function bucketPlace(url: string, innerHosts?: readonly string[]): Promise<BackupPlace> {
  const { s3Storage } = await import('../storage/s3-storage.ts');
  let address: S3Address;
  try {
    address = readS3Address(url);
  } catch {
    throw unusable();
  }
  const bucket = await s3Storage(address, reachOf(address, innerHosts)).catch((error: unknown) => {
    throw error instanceof StartFailure ? unusable() : error;
  });
  return {
    async write(name, fill) {
      let size = 0;
      // A stream that breaks leaves nothing under the name, and is the reason that counts.
      let source: unknown;
      async function* watched(bytes: AsyncIterable<Buffer>) {
        try {
          yield* bytes;
        } catch (error) {
          source = error;
          throw error;
        }
      }
      await fill(async (bytes) => {
        size = await bucket.write(name, watched(bytes)).catch((error: unknown) => {
          throw source ?? lost(error);
        });
      });
      return size;
    },
    open: (name) => bucket.read(name).catch(told),
    async names() {
      const found = await Array.fromAsync(bucket.list('')).catch(told);
      return found.map(({ key }) => key);
    },
    remove: (name) => bucket.remove(name).catch(told),
    // A broken upload is no object; the store forgets its parts by its own rule.
    sweep: async () => {},
    pathOf: (name) => `${address.bucket}/${address.prefix}${name}`,
  };
}
