import { z } from 'zod';
import { carrierRefusals } from '#contract/delivery/express.ts';
import type { OnePass } from '#server/services/index.ts';
import { furtherCarriers } from './further-carriers.ts';

/** Carrier as a provider names it, with what an account there takes. */
export interface ListedCarrier {
  code: string;
  name: string;
  partnerId: boolean;
  partnerKey: boolean;
  net: boolean;
}

/** Provider of the list of carriers; throws the refusal that says why there is none. */
export interface CarrierList {
  /** Asking costs something of an account. */
  isMetered(): Promise<boolean>;
  carriers(): Promise<ListedCarrier[]>;
}

const MOST = '2000';
const word = z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1).max(50));
const flag = z.preprocess((sent) => String(sent) === '1' || sent === true, z.boolean());
const Row = z
  .object({ code: word, name: word, partner_id: flag, partner_key: flag, net: flag })
  .transform(({ partner_id: partnerId, partner_key: partnerKey, ...row }) => ({ ...row, partnerId, partnerKey }));
const Listed = z.object({ data: z.array(z.unknown()) });

const builtIn = (): ListedCarrier[] =>
  furtherCarriers.map(([code, name]) => ({ code, name, partnerId: false, partnerKey: false, net: false }));

/** Through the account of 一号通; the built-in list stands in while there is none. Rows without code or name are left out. */
export const openCarrierList = (onePass: OnePass): CarrierList => ({
  isMetered: () => onePass.isSetUp(),
  async carriers() {
    if (!(await onePass.isSetUp())) return builtIn();
    const { data } = Listed.safeParse(await onePass.ask('expr/express', { page: '0', limit: MOST }));
    if (!data) throw carrierRefusals.SYNC_FAILED();
    const rows = data.data.flatMap((row) => Row.safeParse(row).data ?? []);
    return [...new Map(rows.map((row) => [row.code, row])).values()];
  },
});
