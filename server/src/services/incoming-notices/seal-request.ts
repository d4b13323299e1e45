import type { CallbackRequest } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Secrets } from '#server/platform/secrets.ts';

/** Encrypts a request, bodies that are no text included. */
export const sealRequest = ({ encrypt }: Secrets, { headers, query, body }: CallbackRequest): string =>
  encrypt(JSON.stringify({ headers, query, body: body.toString('base64') }));

/** The request as it came; undefined where none was kept, or the key of the server is another. */
export function unsealRequest({ decrypt }: Secrets, sealed: string): CallbackRequest | undefined {
  const text = sealed === '' ? undefined : decrypt(sealed);
  if (text === undefined) return undefined;
  const { headers, query, body } = JSON.parse(text);
  return { headers, query, body: Buffer.from(body, 'base64') };
}
