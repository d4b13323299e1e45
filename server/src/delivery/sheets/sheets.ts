import { z } from 'zod';
import { type SheetForm, SheetForm as Form, waybillSheetRefusals } from '#contract/delivery/sheets.ts';
import type { OnePass } from '#server/services/index.ts';

/** Content of a waybill. Two requests of the same reference are one waybill. */
export interface SheetRequest {
  reference: string;
  carrier: { code: string; partnerId: string | null; partnerKey: string | null; net: string | null };
  formId: string;
  printer: string;
  from: SheetAddress;
  to: SheetAddress;
  /** Pieces, and what they are called. */
  count: number;
  cargo: string;
}

interface SheetAddress {
  name: string;
  phone: string;
  address: string;
}

/** Provider that prints waybills and gives them their numbers; throws the refusal that says why there is none. */
export interface Sheets {
  forms(com: string): Promise<SheetForm[]>;
  /** The tracking number. */
  print(request: SheetRequest): Promise<string>;
}

const word = z.coerce.string();
const Forms = z.object({
  data: z.array(z.object({ temp_id: word, title: word.catch(''), pic: word.catch('') }).pipe(Form)),
});
const Printed = z.object({ kuaidinum: z.string().min(1).max(64) });

const given = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** Through the account of 一号通. */
export const openSheets = (onePass: OnePass): Sheets => ({
  async forms(com) {
    if (com === '' || !(await onePass.isSetUp())) return [];
    return Forms.safeParse(await onePass.ask('expr/temp', { com })).data?.data ?? [];
  },
  async print({ reference, carrier, formId, printer, from, to, count, cargo }) {
    const answer = await onePass.ask('expr/dump', {
      order_id: reference,
      com: carrier.code,
      temp_id: formId,
      siid: printer,
      from_name: from.name,
      from_tel: from.phone,
      from_addr: from.address,
      to_name: to.name,
      to_tel: to.phone,
      to_addr: to.address,
      count: String(count),
      cargo,
      ...given({ partner_id: carrier.partnerId, partner_key: carrier.partnerKey, net: carrier.net }),
    });
    const { data } = Printed.safeParse(answer);
    if (!data) throw waybillSheetRefusals.NO_NUMBER();
    return data.kuaidinum;
  },
});
