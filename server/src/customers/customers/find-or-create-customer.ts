import type { Write } from '#server/platform/write/write.ts';
import { type BuyerDraft, findOrCreateBuyer } from './find-or-create-buyer.ts';

/** Answers the key alone. */
export const findOrCreateCustomer = async (write: Write, buyer: BuyerDraft): Promise<number> =>
  (await findOrCreateBuyer(write, buyer)).id;
