import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import { addressesFor, addressesOf } from '#server/pictures/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ReadContext } from '#server/platform/write/write.ts';

const OWN = '/files/';

/** Paths of attachments as they are kept. Only what was uploaded here is taken, for its content has been judged. */
export async function keptAttachments(write: ReadContext, addresses: readonly string[] | null | undefined): Promise<string[]> {
  const { keep } = await addressesFor(write);
  const paths = (addresses ?? []).map((address) => keep(address));
  if (!paths.every((path) => path.startsWith(OWN) && URL.parse(path, 'https://own.invalid')?.pathname.startsWith(OWN)))
    throw fileUploadRefusals.FOREIGN();
  return [...new Set(paths)];
}

export async function shownAttachments(db: Db, paths: readonly string[]): Promise<string[]> {
  const { show } = await addressesOf(db);
  return paths.map((path) => show(path));
}
