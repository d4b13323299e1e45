import { useState } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { tell } from '../tell.ts';
import { report, upload } from '../wire/index.ts';

export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/bmp';
const isPicture = ({ type }: File) => PICTURE_TYPES.split(',').includes(type);

/** The library's folder for uploads made outside it. */
const FOLDER = 10;

/** Sends pictures; `shares` are those on their way, 0 to 1 each. */
export function useUploads(model: string, onUrl: (url: string) => void) {
  const [shares, setShares] = useState<Readonly<Record<string, number>>>({});

  const send = async (file: File, name: string) => {
    const show = (share: number) => setShares((before) => ({ ...before, [name]: share }));
    show(0);
    try {
      const { url } = await upload(uploadCalls.image, { model, pid: FOLDER, file }, show);
      onUrl(url);
      tell.success('上传成功');
    } catch (error) {
      report(error, 'act');
    }
    setShares((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)));
  };

  const sendAll = async (files: Iterable<File>) => {
    const all = [...files];
    if (!all.every(isPicture)) tell.warning('只能上传 jpg、jpeg、gif、png、bmp 格式的图片');
    // One after the other: they appear in the order they were picked.
    for (const [index, file] of all.filter(isPicture).entries()) await send(file, `${index}-${file.name}`);
  };
  return { shares: Object.values(shares), sendAll: (files: Iterable<File>) => void sendAll(files) };
}
