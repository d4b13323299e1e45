import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';

const BELOW = '/files/';

/** Our own pictures are kept as paths below the site and shown below the domain of the setting; those of others stay as they are. */
export interface Addresses {
  show(path: string): string;
  showHtml(html: string): string;
  keep(address: string): string;
  keepHtml(html: string): string;
}

export function addressesBelow(domain: string): Addresses {
  const base = domain.trim().replace(/\/+$/, '');
  const same = (text: string) => text;
  if (base === '') return { show: same, showHtml: same, keep: same, keepHtml: same };
  return {
    show: (path) => (path.startsWith(BELOW) ? base + path : path),
    showHtml: (html) => html.replaceAll(`"${BELOW}`, `"${base}${BELOW}`),
    keep: (address) => (address.startsWith(base + BELOW) ? address.slice(base.length) : address),
    keepHtml: (html) => html.replaceAll(`"${base}${BELOW}`, `"${BELOW}`),
  };
}

export const addressesOf = async (db: Db): Promise<Addresses> => addressesBelow(await settingOf(db, 'localUploadUrl'));
