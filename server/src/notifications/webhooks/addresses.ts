import { webhookRefusals } from '#contract/notifications/webhooks.ts';
import { SECRET_SET } from '#contract/settings/setting.ts';
import type { Secrets } from '#server/platform/secrets.ts';

/** An address in two parts; what stands behind the question mark is encrypted. */
export interface StoredAddress {
  url: string;
  query: string;
}

const MARK = '?';

/** Address as it is shown: of a query only that there is one. */
export const shownAddress = ({ url, query }: StoredAddress): string => (query === '' ? url : url + MARK + SECRET_SET);

/** Address that messages are sent to; undefined when the query was encrypted with a key that is lost. */
export function fullAddress({ decrypt }: Pick<Secrets, 'decrypt'>, { url, query }: StoredAddress): string | undefined {
  if (query === '') return url;
  const opened = decrypt(query);
  return opened === undefined ? undefined : url + MARK + opened;
}

export function storedAddress({ encrypt }: Pick<Secrets, 'encrypt'>, address: string): StoredAddress {
  const [url = '', ...rest] = address.split(MARK);
  const query = rest.join(MARK);
  return { url, query: query === '' ? '' : encrypt(query) };
}

/** A query that comes back as it was shown stays as it is, and goes to no other host. */
export function changedAddress(secrets: Secrets, before: StoredAddress, address: string): StoredAddress {
  const [url = '', ...rest] = address.split(MARK);
  if (rest.join(MARK) !== SECRET_SET) return storedAddress(secrets, address);
  if (before.query === '' || new URL(url).origin !== new URL(before.url).origin) throw webhookRefusals.QUERY_AGAIN();
  return { url, query: before.query };
}
