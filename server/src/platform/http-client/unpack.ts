import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { OutgoingError } from './outgoing-error.ts';

const methods = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

const isMethod = (encoding: string): encoding is keyof typeof methods => Object.hasOwn(methods, encoding);

/** Content of an answer that came compressed, as far as it is no larger than that of any other. */
export async function unpacked(bytes: Buffer, encoding: string, largest: number): Promise<Buffer> {
  const method = encoding.trim().toLowerCase();
  if (method === '' || method === 'identity' || bytes.length === 0) return bytes;
  if (!isMethod(method)) throw new OutgoingError('failed', { isSent: true });
  return methods[method](bytes, { maxOutputLength: largest }).catch((error: unknown) => {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new OutgoingError(isLarge ? 'large' : 'failed', { isSent: true, cause: error });
  });
}
