import { storageSettings } from '#contract/pictures/settings.ts';
import { currentOrigin, fileOfOurs } from '#server/platform/http/origin.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { settingOf, settingsFor } from '#server/settings/index.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';

const BELOW = '/files/';

/** Our own pictures are kept as paths below the site and shown below a domain; those of others stay as they are. */
export interface Addresses {
  /** Origin that addresses are sent with; empty for none. */
  readonly base: string;
  show(path: string): string;
  showHtml(html: string): string;
  keep(address: string): string;
  keepHtml(html: string): string;
}

const same = (text: string) => text;
const baseOf = (domain: string): string => withoutSlash(domain.trim());

/** Shown below the first domain that is one, and kept without any of them. */
export function addressesBelow(...domains: readonly string[]): Addresses {
  const bases = [...new Set(domains.map(baseOf).filter(Boolean))];
  const [base = ''] = bases;
  if (base === '') return { base, show: same, showHtml: same, keep: same, keepHtml: same };
  return {
    base,
    show: (path) => (path.startsWith(BELOW) ? base + path : path),
    showHtml: (html) => html.replaceAll(`"${BELOW}`, `"${base}${BELOW}`),
    keep: (address) => address.slice(bases.find((each) => address.startsWith(each + BELOW))?.length ?? 0),
    keepHtml: (html) => bases.reduce((text, each) => text.replaceAll(`"${each}${BELOW}`, `"${BELOW}`), html),
  };
}

/** Below the domain of the setting, or else the origin under which the client reached the server. */
export const addressesOf = async (db: Db): Promise<Addresses> =>
  addressesBelow(await settingOf(db, storageSettings.localUploadUrl), currentOrigin());

/** Addresses in a write that changes no setting: from memory, without a query. */
export async function addressesFor(write: ReadContext): Promise<Addresses> {
  const { localUploadUrl: domain } = await settingsFor(write, { localUploadUrl: storageSettings.localUploadUrl });
  return addressesBelow(domain, currentOrigin());
}

/** Picture that stands in for that of a person who has none. */
const STAND_IN = '/avatar.svg';

/** Picture of a person; our own page draws what stands in for one. */
export const avatarBelow = ({ show }: Pick<Addresses, 'show'>, avatar: string): string => show(avatar) || fileOfOurs(STAND_IN);

/** Rows whose pictures have the addresses under which clients load them. */
export async function withAddresses<K extends string, R extends Readonly<Record<K, string>>>(
  db: Db,
  rows: readonly R[],
  ...fields: readonly K[]
): Promise<R[]> {
  const { show } = await addressesOf(db);
  return rows.map((row) => ({ ...row, ...Object.fromEntries(fields.map((field) => [field, show(row[field])])) }));
}
