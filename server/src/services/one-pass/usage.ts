import { z } from 'zod';
import type { PassUse } from '#contract/services/pass/usage.ts';
import { passMessageStates } from '#contract/services/pass/usage.ts';
import type { PassAccount } from '#server/platform/pass-account/pass-account.ts';
import { pageIn, word } from './counted-rows.ts';
import type { OnePass } from './one-pass.ts';

const Row = z.object({
  id: z.coerce.number().int().optional().catch(undefined),
  phone: word,
  content: z.union([z.object({ num: word }), word]),
  status: z.coerce.number().int().optional().catch(undefined),
  from_name: word,
  to_name: word,
  num: word,
  code: word,
  url: word,
  _resultcode: word,
  add_time: word,
});

function useIn(row: unknown, place: number): PassUse | undefined {
  const { data } = Row.safeParse(row);
  return data && { ...data, id: data.id ?? place, status: data.status ?? null };
}

/** Uses of the account as the platform records them; only messages are asked for by their state. */
export const onePassUsage = (onePass: OnePass): Pick<PassAccount, 'uses'> => ({
  async uses({ type, status = passMessageStates.all, page, limit }) {
    const isNarrowed = type === 'sms' && status !== passMessageStates.all;
    const form = { type, page: String(page), limit: String(limit), ...(isNarrowed && { status: String(status) }) };
    return pageIn(await onePass.read('user/record', form), { page, limit }, useIn);
  },
});
