import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const SMALLEST = 1024;
const TEXT = /^(application\/json|text\/|application\/javascript)/;

const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);

/** The cheapest levels: an answer is sent once. */
const encoders: Readonly<Record<string, (bytes: Buffer | string) => Promise<Buffer>>> = {
  zstd: (bytes) => compressZstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (bytes) => compressGzip(bytes, { level: 1 }),
};

/** A client takes one that it names; `;q=0` refuses it. */
const taken = Object.keys(encoders).map(
  (name) => [name, new RegExp(`(^|[\\s,])${name}\\s*(;\\s*q=(1|0?\\.0*[1-9])|,|$)`)] as const,
);
const encodingFor = (accepted: string): string | undefined => taken.find(([, pattern]) => pattern.test(accepted))?.[0];

/** Answers of some size are compressed where the client takes it. Files are compressed when they are built, and streams pass. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '));
    if (payload.length < SMALLEST) return payload;
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    const encode = encoding && encoders[encoding];
    if (!encode) return payload;
    reply.removeHeader('content-length').header('content-encoding', encoding);
    return encode(payload);
  });
}
