import { z } from 'zod';
import { fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { PassAccount } from '#server/platform/pass-account/pass-account.ts';
import { withRaw } from '../health/raw-answer.ts';
import { word } from './counted-rows.ts';
import type { OnePass } from './one-pass.ts';

const Package = z.object({
  id: z.coerce.number().int(),
  price: z.coerce
    .number()
    .nonnegative()
    .transform((yuan) => fenOfYuan(yuan)),
  num: z.coerce.number().int().min(0),
});
const Packages = z.object({ data: z.array(z.unknown()) });
const PayCode = z.object({ qr_code: z.string().min(1), invalid: word });

const momentIn = (text: string): Date | null => (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? readMoment(text) : null);

/** Packages as the platform sells them. */
export const onePassPackages = (onePass: OnePass): Pick<PassAccount, 'packages' | 'drawCode'> => ({
  async packages(type) {
    const answer = await onePass.read('meal/list', { type });
    const { data } = Packages.safeParse(answer);
    if (!data) throw withRaw(onePassRefusals.BROKEN(), JSON.stringify(answer));
    return data.data.flatMap((row) => Package.safeParse(row).data ?? []);
  },
  async drawCode({ id, price, num, type, payType }) {
    const form = { meal_id: String(id), price: String(Number(yuanOfFen(price))), num: String(num), type, pay_type: payType };
    const answer = await onePass.act('meal/code', form);
    const { data } = PayCode.safeParse(answer);
    if (!data) throw withRaw(onePassRefusals.BROKEN(), JSON.stringify(answer));
    return { qr_code: data.qr_code, invalid: momentIn(data.invalid) };
  },
});
