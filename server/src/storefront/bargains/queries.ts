import type { Input } from '#contract/call.ts';
import type { OwnBargain } from '#contract/marketing/participations.ts';
import type { openBargainCalls } from '#contract/storefront/bargains.ts';
import type { Page } from '#contract/wire.ts';
import { findBuyer } from '#server/customers/index.ts';
import { listOwnBargains } from '#server/marketing/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { emptyPage } from '#server/platform/database/page.ts';

/** Bargains of a buyer; asking makes nobody a customer. */
export async function listOfBuyer(db: Db, { account, ...filter }: Input<typeof openBargainCalls.own>): Promise<Page<OwnBargain>> {
  const buyer = await findBuyer(db, account);
  return buyer ? listOwnBargains(db, { uid: buyer.id, ...filter }) : emptyPage(filter);
}
