import { createDecipheriv, createHash } from 'node:crypto';
import { fieldsOf, parseXml } from '#server/platform/xml/parse-xml.ts';
import { bytesOfBase64 } from '#server/platform/text/base64.ts';
import type { MessageFields } from './sign.ts';

/**
 * Fields of a refund notice; undefined where the key is not ours. Its cipher proves nothing of who wrote it, so that a notice is only
 * a reason to query; nothing is opened without a key of one's own.
 */
export function openRefundNotice(sealed: string, apiKey: string): MessageFields | undefined {
  const bytes = bytesOfBase64(sealed.replaceAll(/\s/g, ''));
  if (apiKey === '' || !bytes) return undefined;
  const key = createHash('md5').update(apiKey).digest('hex');
  try {
    const decipher = createDecipheriv('aes-256-ecb', key, null);
    return fieldsOf(parseXml(Buffer.concat([decipher.update(bytes), decipher.final()])));
  } catch {
    return undefined;
  }
}
