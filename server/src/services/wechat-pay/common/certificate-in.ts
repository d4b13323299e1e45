import { X509Certificate } from 'node:crypto';

/** Certificate of a text; undefined for a text that is none. */
export function certificateIn(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}
