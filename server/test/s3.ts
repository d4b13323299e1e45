import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A store of somebody else's making that speaks S3, with one empty bucket. */
export async function openBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'signalbox-s3-'));
  const configureBuckets = [{ name: 'shop', configs: [] }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    // The signature of a request about the bucket itself is computed without the final slash of the path.
    allowMismatchedSignatures: true,
    configureBuckets,
  });
  const { port } = await server.run();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop?tls=0`,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
