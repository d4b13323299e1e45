import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Shop } from './shop.ts';

interface UploadOptions {
  call?: 'image' | 'file';
  model?: string;
  pid?: number;
}

let drawn = 0;

export const textBytes = (content: string) => new TextEncoder().encode(content);

/** A picture like no other before it. */
export function picture(width = 8, height = width) {
  drawn += 1;
  const background = { r: drawn % 256, g: (drawn >> 8) % 256, b: 99 };
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

/** Factories of the picture library, for somebody whose session stands. */
export function picturesIn(shop: Shop, by = () => shop.admin()) {
  const send = (name: string, bytes: Uint8Array, { call = 'image', model = 'store', pid = 0 }: UploadOptions = {}) =>
    by().run(uploadCalls[call], { file: new File([new Uint8Array(bytes)], name), model, pid });

  return {
    send,
    /** An uploaded picture of its own; answers its row's id and its address. */
    async picture({ name = 'a.png', width = 8, ...sending }: UploadOptions & { name?: string; width?: number } = {}) {
      const { attId = 0, url } = await send(name, await picture(width).png().toBuffer(), sending);
      return { id: attId, url };
    },
    fetch: (url: string, headers = {}) => shop.app.http.inject({ url, headers }),
    /** Names of the files in the store. */
    async files(): Promise<string[]> {
      const entries = await readdir(join(shop.folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();
    },
    async list(filter: { pid?: number; attType?: string; name?: string; unused?: boolean; dateLimit?: string } = {}) {
      const { list } = await by().run(attachmentCalls.list, { pid: 0, page: 1, limit: 9999, ...filter });
      return list;
    },
  };
}
