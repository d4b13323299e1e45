const pictures = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif', bmp: 'image/bmp' } as const;

/** Types that an upload may have: for the file dialog, and for what is dropped or pasted. */
export const accepted = {
  picture: [...new Set(Object.values(pictures))].join(','),
  media: [...new Set(Object.values(pictures)), 'video/mp4'].join(','),
} as const;
export type Accepted = keyof typeof accepted;

/** Endings that programs give to JPEG as well. */
const pictureEndings = [...Object.keys(pictures), 'jfif', 'jpe', 'pjpeg', 'pjp'];
const endings = { picture: pictureEndings, media: [...pictureEndings, 'mp4'] };
const HEIC = /^hei[cf]$/;

const kinds = {
  picture: '只能上传 jpg、jpeg、gif、png、bmp 格式的图片',
  media: '只能上传 jpg、jpeg、gif、png、bmp 图片和 mp4 视频',
};

/** The server takes no larger body, whatever the shop allows. */
const MOST_MB = 50;
const MB = 1024 * 1024;

/** Obvious defect of a file, so that it need not travel. Its content the server validates. */
export function problemOfFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, accepts: Accepted): string | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  // A system gives no type, or an old name of it; the ending decides as well.
  const fits = endings[accepts].includes(ending) || accepted[accepts].split(',').includes(type);
  if (!fits) return HEIC.test(ending) ? `${kinds[accepts]}，HEIC 图片请先另存为 JPG` : kinds[accepts];
  if (size === 0) return '文件是空的，请重新选择';
  if (size > MOST_MB * MB) return `文件有 ${Math.ceil(size / MB)} MB，超过了 ${MOST_MB} MB，请压缩后再上传`;
  return undefined;
}
