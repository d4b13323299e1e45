import { createHash } from 'node:crypto';

/** Hash of texts one behind the other, of which no more is held than one. */
export function hashTexts(texts: Iterable<string>): string {
  const hash = createHash('md5');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

export const hashText = (text: string): string => createHash('md5').update(text).digest('hex');
