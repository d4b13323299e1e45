import { isGarbled } from './garbled.ts';
import { UnreadableDump } from './unreadable.ts';

/** Bytes that tell how a file is written. */
const HEAD = 256 * 1024;
const NAMES = /set\s+names\s+'?(\w+)/i;
/** Encodings by the characters that MySQL calls so; those of others are UTF-8. */
const ENCODINGS: Readonly<Record<string, string>> = { gbk: 'gb18030', gb2312: 'gb18030', gb18030: 'gb18030', big5: 'big5' };

function isEncodedIn(encoding: string, head: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const isPlain = (head: Uint8Array): boolean => head.every((byte) => byte < 0x80);

const LOST = /'\?{2,}/g;
const LOST_LEAST = 3;

/** Refuses a dump that has question marks and not a single character of Chinese. */
function checkNotLost(head: Uint8Array): void {
  if (isPlain(head) && [...Buffer.from(head).toString('latin1').matchAll(LOST)].length >= LOST_LEAST)
    throw new UnreadableDump(
      '备份导出时用错了字符集，中文已经变成问号，请加上 --default-character-set=utf8mb4 重新导出',
      'Texts were lost in another character set',
    );
}

function encodingOf(head: Uint8Array): string {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && head.length > 4) return 'utf-16le';
  if (first === 0 && third === 0 && head.length > 4) return 'utf-16be';
  const names = NAMES.exec(Buffer.from(head).toString('latin1'))?.[1]?.toLowerCase();
  // Rows of old shops are UTF-8 all the same.
  if (names === 'latin1') return isEncodedIn('utf-8', head) ? 'utf-8' : 'windows-1252';
  if (names !== undefined) return ENCODINGS[names] ?? 'utf-8';
  return !isEncodedIn('utf-8', head) && isEncodedIn('gb18030', head) ? 'gb18030' : 'utf-8';
}

function checkText(text: string, encoding: string): void {
  if (encoding.startsWith('utf-16') && isGarbled(text))
    throw new UnreadableDump(
      '备份是用 PowerShell 的 “>” 导出的，中文已经变成乱码，请改用 --result-file=备份.sql 重新导出（mysqldump … --result-file=shop.sql 库名）',
      'Texts were garbled by PowerShell',
    );
}

/** Text of bytes in pieces, whichever way it is encoded. */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array[] = [];
  let decoder: TextDecoder | undefined;
  const begin = (): string => {
    const joined = Buffer.concat(head);
    head = [];
    checkNotLost(joined);
    const encoding = encodingOf(joined);
    decoder = new TextDecoder(encoding);
    const text = decoder.decode(joined, { stream: true });
    checkText(text, encoding);
    return text;
  };
  for await (const piece of bytes) {
    if (decoder) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    head.push(piece);
    if (head.reduce((sum, { length }) => sum + length, 0) >= HEAD) yield begin();
  }
  if (!decoder) yield begin();
  yield decoder?.decode() ?? '';
}
