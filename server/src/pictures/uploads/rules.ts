import { fileUploadRefusals } from '#contract/pictures/uploads.ts';

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

/** The extension in small letters, when a file of this name and size may come in. */
export function extensionOf({ name, size }: Pick<File, 'name' | 'size'>, limits: Limits): string {
  if (size === 0) throw fileUploadRefusals.EMPTY();
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) throw fileUploadRefusals.NO_EXTENSION();
  const known = kindsOf[limits.call];
  const allowed = limits.extensions.map((listed) => listed.trim().toLowerCase()).filter((listed) => Object.hasOwn(known, listed));
  if (!allowed.includes(extension)) throw fileUploadRefusals.EXTENSION({ list: [...new Set(allowed)].join(',') });
  if (size > limits.size * MB) throw fileUploadRefusals.TOO_LARGE({ max: limits.size, size: (size / MB).toFixed(2) });
  return extension;
}

/** The type of the content, which has to be the one that the name promises. */
export function checkContent(extension: string, found: string | undefined): string {
  const promised: readonly string[] = kindsOf.file[extension] ?? [];
  const [mime] = promised;
  if (mime === undefined || found === undefined || !promised.includes(found)) throw fileUploadRefusals.NOT_AS_NAMED();
  return mime;
}

/** The wire's type: the MIME type, for pictures without `image/`. */
export const typeOnWire = (mime: string): string => mime.replace(/^image\//, '');

/** The name without a path or signs that cannot be printed, cut as the wire cuts it. */
export function nameToKeep(name: string, extension: string): string {
  const printable = (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '');
  return printable.length > NAME_MAX ? `${printable.slice(0, NAME_KEPT)}.${extension}` : printable;
}

/** Name of a picture of an address: the last of the path, with the extension its content asks for. */
export function nameAt(url: string, extension: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split('/').at(-1) ?? '') : '';
  return `${last.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`;
}
