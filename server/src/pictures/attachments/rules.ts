import { PICTURE_ROOT } from '#contract/catalogue/category-record.ts';
import { attachmentRefusals } from '#contract/pictures/attachments.ts';
import { pictureUses } from '#contract/pictures/uses.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Uses } from '../uses/queries.ts';

/** The screen's root is no category: files there are of none. */
export const categoryOf = (pid: number): number => (pid === PICTURE_ROOT ? 0 : pid);

/** Our own files come in by uploads, which note themselves; by hand only what lies elsewhere is noted, or what is noted already. */
const ADDRESS = /^https?:\/\/[^\s"'<>]+$/;
export function checkAddress(address: string, kept?: string): string {
  if (address !== kept && !ADDRESS.test(address)) throw attachmentRefusals.NOT_A_PICTURE();
  return address;
}

const NAMED = 3;

/** Names the first places, so that staff know where to look. */
export function inUse(name: string, { total, uses }: Uses): Refusal {
  const places = uses.slice(0, NAMED).map(({ kind, title }) => `${pictureUses.labels[kind]}“${title}”`);
  return attachmentRefusals.IN_USE({ name, places: places.join('、'), total });
}
