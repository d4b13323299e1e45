import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { cutText } from '#server/platform/text/cut-text.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ZIP = 'application/zip';
const OLE = 'application/x-cfb';

export type UploadCall = 'image' | 'file';
type Kinds = Readonly<Record<string, readonly [mime: string, ...alsoFound: string[]]>>;

/** Types that a page may show: extension to MIME type, then other names of the same type. SVG can run and is none. */
const media: Kinds = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  mp4: ['video/mp4'],
};

/** Types that are only ever downloaded. Office files are archives inside. */
const documents: Kinds = {
  zip: [ZIP],
  doc: ['application/msword', OLE],
  xls: ['application/vnd.ms-excel', OLE],
  docx: [`${OFFICE}.wordprocessingml.document`, ZIP],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`, ZIP],
  pdf: ['application/pdf'],
  mp3: ['audio/mpeg'],
  wma: ['audio/x-ms-wma', 'audio/x-ms-asf', 'application/vnd.ms-asf'],
  wav: ['audio/wav'],
  amr: ['audio/amr'],
};

/** Types that each of the two calls takes, whatever its setting lists. */
const kindsOf: Readonly<Record<UploadCall, Kinds>> = { image: media, file: { ...documents, ...media } };

/** The type that a page may show a file of this key under; undefined for what is only downloaded. */
export const mediaTypeOf = (key: string): string | undefined => media[key.split('.').at(-1) ?? '']?.[0];

const NAME_MAX = 99;
const NAME_KEPT = 90;
export const MB = 1024 * 1024;

export interface Limits {
  call: UploadCall;
  /** The setting's list. An empty one allows nothing. */
  extensions: readonly string[];
  /** MB */
  size: number;
}

/** Endings that programs give to JPEG as well. */
const otherJpegs: ReadonlySet<string> = new Set(['jfif', 'jpe', 'pjpeg', 'pjp']);
/** Endings of pictures that the shop may not take; phones and chats give them to JPEG and PNG too. */
const otherPictures: ReadonlySet<string> = new Set(['webp', 'heic', 'heif', 'avif', 'tif', 'tiff', 'jxl', 'apng']);

const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Extensions that the call takes, of those that its setting lists. */
export const allowedIn = ({ call, extensions }: Pick<Limits, 'call' | 'extensions'>): string[] => [
  ...new Set(extensions.map((listed) => listed.trim().toLowerCase()).filter((listed) => Object.hasOwn(kindsOf[call], listed))),
];

/** The extension in small letters, when a file of this name and size may come in, or when only its content can tell. */
export function extensionOf({ name, size }: Pick<File, 'name' | 'size'>, limits: Limits): string {
  if (size === 0) throw fileUploadRefusals.EMPTY();
  const ending = endingOf(name);
  if (ending === '') throw fileUploadRefusals.NO_EXTENSION();
  const extension = otherJpegs.has(ending) ? 'jpg' : ending;
  const allowed = allowedIn(limits);
  if (!allowed.includes(extension) && !otherPictures.has(extension))
    throw fileUploadRefusals.EXTENSION({ list: allowed.join(',') });
  if (size > limits.size * MB) throw fileUploadRefusals.TOO_LARGE({ max: limits.size, size: (size / MB).toFixed(2) });
  return extension;
}

interface ContentType {
  ext: string;
  mime: string;
}

const familyOf = (mime: string): string => (/^(image|video)\//.test(mime) ? (mime.split('/')[0] ?? '') : 'document');
const familyOfEnding = (extension: string): string =>
  otherPictures.has(extension) ? 'image' : familyOf(kindsOf.file[extension]?.[0] ?? '');

const nouns: Readonly<Record<string, string>> = { image: '图片', video: '视频', document: '文件' };

function otherContent({ ext, mime }: ContentType, named: string, list: string) {
  const family = familyOf(mime);
  const isConvertible = family !== 'document' && family === familyOfEnding(named);
  return fileUploadRefusals.OTHER_CONTENT({ is: `${ext.toUpperCase()} ${nouns[family]}`, isConvertible, list });
}

/** Extension and type of a file by its content: those of its name, or others of the same family that may come in too. */
export function kindByContent(named: string, found: ContentType | undefined, allowed: readonly string[]) {
  const [promised, ...alsoFound] = kindsOf.file[named] ?? [];
  const isListed = allowed.includes(named);
  if (found && isListed && promised !== undefined && [promised, ...alsoFound].includes(found.mime))
    return { extension: named, mime: promised };
  const fitting = allowed.filter((each) => familyOfEnding(each) === familyOfEnding(named));
  const extension = found && fitting.find((each) => kindsOf.file[each]?.[0] === found.mime);
  if (found && extension !== undefined) return { extension, mime: found.mime };
  const list = (isListed ? fitting : allowed).join(',');
  if (!isListed) throw fileUploadRefusals.EXTENSION({ list });
  throw found ? otherContent(found, named, list) : fileUploadRefusals.NOT_AS_NAMED();
}

/** The wire's type: the MIME type, for pictures without `image/`. */
export const typeOnWire = (mime: string): string => mime.replace(/^image\//, '');

/** The name without a path or signs that cannot be printed, ending as its content does, cut as the wire cuts it. */
export function nameToKeep(name: string, extension: string): string {
  const printable = (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '');
  const isOfType = kindsOf.file[endingOf(printable)]?.[0] === kindsOf.file[extension]?.[0];
  const fitting = isOfType ? printable : `${printable.replace(/\.[^.]*$/, '')}.${extension}`;
  return fitting.length > NAME_MAX ? `${cutText(fitting, NAME_KEPT)}.${extension}` : fitting;
}

/** Name of a picture of an address: the last of the path, with the extension its content asks for. */
export function nameAt(url: string, extension: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  return `${last.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`;
}
