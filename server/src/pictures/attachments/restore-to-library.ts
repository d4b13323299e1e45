import { attachmentRefusals } from '#contract/pictures/attachments.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Fitted, Image } from '#server/platform/write/undo.ts';
import { withoutDiscard } from '../discards/queries.ts';
import { foldersAmong, lostFiles } from './queries.ts';

const pathOf = ({ satt_dir: path }: Image) => String(path);

/** Into the folder it lay in, or among all pictures where that is gone. Without its file it cannot come back. */
export async function restoreToLibrary(tx: Tx, rows: readonly Image[]): Promise<Fitted> {
  const cleared = await withoutDiscard(tx, await lostFiles(tx, rows.map(pathOf)));
  const broken = rows.find((row) => cleared.has(pathOf(row)));
  if (broken) throw attachmentRefusals.FILE_GONE({ name: String(broken.name) });
  const folders = await foldersAmong(
    tx,
    rows.map(({ pid }) => Number(pid)),
  );
  const isHome = ({ pid }: Image) => Number(pid) <= 0 || folders.has(Number(pid));
  const strays = rows.filter((row) => !isHome(row)).length;
  return {
    rows: rows.map((row) => (isHome(row) ? row : { ...row, pid: 0 })),
    notes: strays === 0 ? [] : [`${strays} 张图片原来的分类已不在，已放到全部图片`],
  };
}
