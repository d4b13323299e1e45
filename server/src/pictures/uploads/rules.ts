import { no } from '#contract/pictures/uploads.ts';

/** What the picture library takes, whatever the setting lists: extension to MIME type. SVG is a document that can run. */
export const KINDS: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  mp4: 'video/mp4',
};

const NAME_MAX = 99;
const NAME_KEPT = 90;
const MB = 1024 * 1024;

export interface Limits {
  extensions: readonly string[];
  /** MB */
  size: number;
}

/** The extension in small letters, when a file of this name and size may come in. */
export function extensionOf({ name, size }: Pick<File, 'name' | 'size'>, limits: Limits): string {
  if (size === 0) throw no.EMPTY();
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined) throw no.NO_EXTENSION();
  const allowed = limits.extensions.map((listed) => listed.trim().toLowerCase()).filter((listed) => listed in KINDS);
  if (!allowed.includes(extension)) throw no.EXTENSION({ list: [...new Set(allowed)].join(',') });
  if (size > limits.size * MB) throw no.TOO_LARGE({ max: limits.size, size: (size / MB).toFixed(2) });
  return extension;
}

/** The type that the bytes are of, which has to be the one the name promises. */
export function checkContent(extension: string, found: string | undefined): string {
  const promised = KINDS[extension];
  if (promised === undefined || promised !== found) throw no.NOT_AS_NAMED();
  return promised;
}

/** The wire's type: the MIME type, for pictures without `image/`. */
export const typeOnWire = (mime: string): string => mime.replace(/^image\//, '');

/** The name without a path or signs that cannot be printed, cut as the wire cuts it. */
export function nameToKeep(name: string, extension: string): string {
  const printable = (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '');
  return printable.length > NAME_MAX ? `${printable.slice(0, NAME_KEPT)}.${extension}` : printable;
}
