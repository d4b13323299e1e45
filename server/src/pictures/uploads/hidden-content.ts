import { fileTypeFromBuffer } from 'file-type';
import { partsOf } from './picture-parts.ts';

/**
 * Bytes that make a file run or open as something else: the openings of a page that a browser goes by (MIME Sniffing Standard, 7.1)
 * and of active elements, PHP and its archives, documents, and archives that are looked for anywhere in a file. All are long
 * enough not to occur by chance in the binary notes of cameras; descriptions in XMP keep their angle brackets escaped.
 */
const ACTIVE =
  /<!doctype\s|<(?:html|head|body|script|iframe)[\s>/]|<svg\s[^<>]{0,300}=|<[a-z][\w:-]{0,20}\s[^<>]{0,300}\son[a-z]{3,20}\s{0,20}=|<\?php\s|__halt_compiler\s*\(|%PDF-\d\.\d/i;
/** RAR and 7z. */
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'];

const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

function isActive(bytes: Uint8Array): boolean {
  const text = latin(bytes);
  // Zeros stand between the letters of wide text.
  return ACTIVE.test(text.replaceAll('\0', '')) || ARCHIVES.some((start) => text.includes(start));
}

const DIRECTORY_END = Buffer.from('PK\x05\x06');
const DIRECTORY = Buffer.from('PK\x01\x02');
const END_SIZE = 22;
const COMMENT_MAX = 65_535;

/** A ZIP is read from its end: the record there, behind which only a comment may stand, says where its directory is. JAR is one. */
function endsAsArchive(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Math.max(0, file.length - END_SIZE - COMMENT_MAX);
  for (let at = file.lastIndexOf(DIRECTORY_END); at >= first; at = at === 0 ? -1 : file.lastIndexOf(DIRECTORY_END, at - 1)) {
    if (at + END_SIZE > file.length) continue;
    const directory = at - file.readUInt32LE(at + 12);
    if (directory >= 0 && directory < at && file.subarray(directory, directory + 4).equals(DIRECTORY)) return true;
  }
  return false;
}

const isWords = (bytes: Uint8Array) => /^[\s\x21-\x7e]+$/.test(latin(bytes)) && latin(bytes).trim() !== '';
const isMedia = (mime: string) => /^(?:image|video|audio)\//.test(mime);

/**
 * Phones put a second picture, a film or records of their own behind a photo (multi-picture and gain map JPEGs, motion photos,
 * the trailers of Samsung, vivo and OnePlus), and old editors leave rests there: that a file goes on is no offence. What goes on
 * as an archive, a program or a document is, and plain words behind anything but a photo.
 */
async function isForeign(trailer: Uint8Array, mime: string): Promise<boolean> {
  const start = trailer.findIndex((byte) => byte !== 0);
  if (start < 0) return false;
  const rest = trailer.subarray(start);
  if (latin(rest.subarray(0, 2)) === '#!' || (mime !== 'image/jpeg' && isWords(rest))) return true;
  const found = await fileTypeFromBuffer(rest);
  return found !== undefined && !isMedia(found.mime);
}

/** A script that takes the head of a picture for a comment: its first size is spelt as the opening of one. */
const opensComment = (bytes: Uint8Array, mime: string): boolean =>
  (mime === 'image/jpeg' || mime === 'image/gif') && latin(bytes.subarray(4, 8)).includes('/*');

/** A file is an archive as well where one ends with it. One inside a document is its own affair. */
export function isAlsoArchive(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.lastIndexOf(DIRECTORY_END);
  return (
    at >= 0 && at + END_SIZE <= file.length && at + END_SIZE + file.readUInt16LE(at + 20) === file.length && endsAsArchive(file)
  );
}

/** Contents after the end of a document that run or open by themselves. */
export const isActiveTrailer = async (trailer: Uint8Array): Promise<boolean> =>
  isActive(trailer) || isForeign(trailer, 'image/jpeg');

/** A picture or film that is an archive, a script, a page or a document as well. Nobody sends that by accident. */
export async function hidesContent(bytes: Uint8Array, mime: string): Promise<boolean> {
  const parts = partsOf(bytes, mime);
  if (!parts) return false;
  if (opensComment(bytes, mime) || endsAsArchive(bytes)) return true;
  return parts.asides.some(isActive) || isActive(parts.trailer) || isForeign(parts.trailer, mime);
}
