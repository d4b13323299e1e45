import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { publicAgent } from '../http-client/public-agent.ts';
import { StartFailure } from '../start-failure.ts';
import type { S3Address } from './s3-address.ts';
import { type Storage, type StoredObject, checkKey, urlOf } from './storage.ts';

interface S3Reach {
  /** True asks hosts of the public net alone. */
  isPublic?: boolean;
}

const clientFor = (
  { endpoint, region, accessKeyId, secretAccessKey, inPath }: S3Address,
  { isPublic = false }: S3Reach,
): S3Client =>
  new S3Client({
    endpoint,
    ...(isPublic && { requestHandler: { httpsAgent: publicAgent() } }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: inPath,
    // Several stores that speak S3 do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** A store that does not answer stops the start, however long its host would be waited for. */
const REACHED_WITHIN_MS = 8000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');

/** Passes a stream on; knows how much came, and whether it was the stream that broke. */
function watch(bytes: AsyncIterable<Uint8Array>) {
  const seen: { total: number; broke?: unknown } = { total: 0 };
  async function* pass() {
    try {
      for await (const piece of bytes) {
        seen.total += piece.length;
        yield piece;
      }
    } catch (error) {
      seen.broke = error;
      throw error;
    }
  }
  return { seen, stream: Readable.from(pass()) };
}

/** Objects of a bucket. Fails at once when the bucket cannot be reached. */
export async function s3Storage(address: S3Address, reach: S3Reach = {}): Promise<Storage> {
  const client = clientFor(address, reach);
  const { bucket: Bucket, prefix: before } = address;
  const at = (key: string) => ({ Bucket, Key: before + checkKey(key) });
  await client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(REACHED_WITHIN_MS) }).catch(() => {
    const text = `无法使用对象存储 ${address.endpoint} 中的 ${Bucket}，请检查 STORAGE_URL 和网络。 (The bucket cannot be reached.)`;
    throw new StartFailure(text);
  });

  async function body(key: string, range?: string) {
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range: range }));
    if (!(Body instanceof Readable)) throw new Error(`the store answered without a body: ${key}`);
    return Body;
  }

  async function head(key: string): Promise<StoredObject | undefined> {
    try {
      const { ContentLength = 0, LastModified = new Date(0) } = await client.send(new HeadObjectCommand(at(key)));
      return { key, size: ContentLength, at: LastModified };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes }));
    },
    get: async (key) => Buffer.concat(await (await body(key)).toArray()),
    async write(key, bytes) {
      const { seen, stream } = watch(bytes);
      await new Upload({ client, params: { ...at(key), Body: stream } }).done().catch((error: unknown) => {
        throw seen.broke ?? error;
      });
      return seen.total;
    },
    read: (key, range) => body(key, range && `bytes=${range[0]}-${range[1]}`),
    head,
    async *list(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: before + prefix })) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
          yield { key: Key.slice(before.length), size: Size, at: LastModified };
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    urlOf,
  };
}
