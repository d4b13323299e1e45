/** Bytes of a base64 text; undefined for any other text. Node's decoder takes every text and skips what it does not know. */
export function bytesOfBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return text !== '' && bytes.toString('base64') === text ? bytes : undefined;
}
