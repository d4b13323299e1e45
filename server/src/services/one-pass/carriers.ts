import { z } from 'zod';
import type { ListedCarrier } from '#server/platform/labels.ts';

const word = z.union([z.string(), z.number().transform(String)]).pipe(z.string().trim().min(1).max(50));
const flag = z.preprocess((sent) => String(sent) === '1' || sent === true, z.boolean());
const Row = z
  .object({ code: word, name: word, partner_id: flag, partner_key: flag, net: flag })
  .transform(({ partner_id: partnerId, partner_key: partnerKey, ...row }) => ({ ...row, partnerId, partnerKey }));
const Listed = z.object({ data: z.array(z.unknown()) });

/** Carriers in an answer, each code once; rows without code or name are left out. */
export function carriersIn(answer: unknown): ListedCarrier[] | undefined {
  const { data } = Listed.safeParse(answer);
  const rows = data?.data.flatMap((row) => Row.safeParse(row).data ?? []);
  return rows && [...new Map(rows.map((row) => [row.code, row])).values()];
}
