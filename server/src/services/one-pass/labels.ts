import { z } from 'zod';
import { SheetForm as Form, labelRefusals } from '#contract/services/labels.ts';
import type { LabelPort } from '#server/platform/labels.ts';
import { carriersIn } from './carriers.ts';
import { recordedLabels } from './label-record.ts';
import type { OnePass } from './one-pass.ts';

const word = z.coerce.string();
const Forms = z.object({
  data: z.array(z.object({ temp_id: word, title: word.catch(''), pic: word.catch('') }).pipe(Form)),
});
const Printed = z.object({ kuaidinum: z.string().min(1).max(64) });
const MOST_CARRIERS = '2000';

const given = (fields: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

export const onePassLabels = (onePass: OnePass): LabelPort => ({
  isSetUp: () => onePass.isSetUp(),
  async forms(com) {
    if (com === '' || !(await onePass.isSetUp())) return [];
    return Forms.safeParse(await onePass.read('expr/temp', { com })).data?.data ?? [];
  },
  carriers: async () => carriersIn(await onePass.read('expr/express', { page: '0', limit: MOST_CARRIERS })),
  record: (com) => recordedLabels(onePass, com),
  async print({ carrier, formId, printer, from, to, count, cargo }) {
    const answer = await onePass.act('expr/dump', {
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
    if (!data) throw labelRefusals.NO_NUMBER();
    return data.kuaidinum;
  },
});
