import { identityRefusals } from '#contract/customers/identities.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { appsOf, openidsAt } from './queries.ts';

interface Payer {
  uid: number | null;
  /** App by which the money is to come. */
  appId: string;
  /** Openid that the storefront names; empty where it names none. */
  openid: string;
}

/** Openid of who pays by an app: that of the customer where none is named, empty where none is known. One of another app pays nothing there. */
export async function payerAt(db: Db, { uid, appId, openid }: Payer): Promise<string> {
  if (openid === '') {
    const [known = ''] = uid === null ? [] : await openidsAt(db, uid, appId);
    return known;
  }
  const apps = await appsOf(db, openid);
  if (apps.length > 0 && !apps.includes(appId)) throw identityRefusals.OF_OTHER_APP();
  return openid;
}
