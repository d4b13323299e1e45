import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { halfOf, halvesOf } from '../archive/retention.ts';
import { makeFolder } from '../embedded/make-folder.ts';
import { StartFailure, systemCode } from '../start-failure.ts';
import type { BackupPlace } from './place.ts';

const MODE = 0o600;
const READ_BYTES = 256 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: '磁盘空间不够，请清出空间，或换一个磁盘',
  EDQUOT: '磁盘配额用完了，请清出空间，或换一个磁盘',
  ENOENT: '这里不能建文件夹，请换一个',
  EACCES: '没有权限写入，请修改文件夹的权限',
  EPERM: '没有权限写入，请修改文件夹的权限',
  EROFS: '这个磁盘是只读的，请换一个磁盘',
  ENOTDIR: '它不是文件夹，请换一个',
  EEXIST: '它不是文件夹，请换一个',
};

function writeFailure(to: string, error: unknown): unknown {
  const code = systemCode(error) ?? '';
  const reason = REASONS[code];
  return reason === undefined
    ? error
    : new StartFailure(`备份没有写进 ${to}：${reason}。 (The backup was not written: ${code}.)`);
}

/** A name is on the disk once its folder is. */
async function settleName(from: string, to: string): Promise<void> {
  await rename(from, to);
  const opened = await open(dirname(to));
  await opened.sync().finally(() => opened.close());
}

async function writeWhole(path: string, fill: Parameters<BackupPlace['write']>[1]): Promise<number> {
  const half = halfOf(path);
  try {
    // A whole file is on the disk before it gets its name.
    await fill((bytes) => pipeline(bytes, createWriteStream(half, { flags: 'wx', mode: MODE, flush: true })));
    await settleName(half, path);
  } finally {
    await rm(half, { force: true });
  }
  return (await stat(path)).size;
}

/** Opens a file as an archive. */
export const openFile = async (path: string) => {
  const file = await open(path);
  return file.createReadStream({ highWaterMark: READ_BYTES });
};

/** Backups in a folder, which is made where it is not there. */
export async function folderPlace(wanted: string): Promise<BackupPlace> {
  const folder = resolve(wanted);
  const pathOf = (name: string) => join(folder, basename(name));
  try {
    makeFolder(folder);
  } catch (error) {
    throw writeFailure(folder, error);
  }
  return {
    folder,
    write: (name, fill) =>
      writeWhole(pathOf(name), fill).catch((error: unknown) => {
        throw writeFailure(folder, error);
      }),
    open: (name) => openFile(pathOf(name)),
    names: () => readdir(folder),
    remove: (name) => rm(pathOf(name), { force: true }),
    async sweep(shop) {
      for (const name of halvesOf(await readdir(folder), shop)) await rm(pathOf(name));
    },
    pathOf,
  };
}
