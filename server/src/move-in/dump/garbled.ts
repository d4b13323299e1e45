import iconv from 'iconv-lite';

const RUN = /[\u0080-\uffff]{2,}/g;
const RUNS = 200;
/** Share of texts that have to be UTF-8 when turned back: of texts that were never turned hardly one is. */
const SHARE = 0.3;

/** True of bytes that are UTF-8, but for what is torn at their end. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** True of a text that is UTF-8 and was read as if it were GBK, as a Chinese Windows takes what a program prints. */
export function isGarbled(text: string): boolean {
  const runs = [...text.matchAll(RUN)].slice(0, RUNS).map(([run]) => run);
  if (runs.length === 0) return false;
  // A question mark stands where a pair of bytes was no character.
  const turned = runs.filter((run) => isUtf8(iconv.encode(run.replaceAll('\ufffd', ''), 'gbk')));
  return turned.length / runs.length > SHARE;
}
