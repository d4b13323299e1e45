import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import type { RecordedLabel } from '#server/platform/labels.ts';
import type { OnePass } from './one-pass.ts';

const word = z
  .union([z.string(), z.number().transform(String)])
  .transform((said) => said.trim().slice(0, 100))
  .catch('');
const Row = z
  .object({ num: word, kuaidinum: word, code: word, com: word, to_name: word, to_tel: word, add_time: word })
  .transform(({ num, kuaidinum, code, com, to_name: toName, to_tel: toTel, add_time: printedAt }) => ({
    number: kuaidinum || num,
    com: com || code,
    toName,
    toTel,
    printedAt,
  }));
const PAGE = '100';
const Listed = z.object({ data: z.array(z.unknown()) });

/** Labels in an answer about the platform's record, under the names of either generation; rows without a number were not printed. */
function labelsIn(answer: unknown): RecordedLabel[] {
  const { data } = Listed.safeParse(Array.isArray(answer) ? { data: answer } : answer);
  if (!data) throw onePassRefusals.BROKEN();
  return data.data.flatMap((row) => Row.safeParse(row).data ?? []).filter(({ number }) => number !== '');
}

/** Labels under what the account has used, and in the record of its own that the second generation keeps for each carrier. */
export async function recordedLabels(onePass: Pick<OnePass, 'credentials' | 'read'>, com: string): Promise<RecordedLabel[]> {
  const page = { page: '1', limit: PAGE };
  const used = async () => labelsIn(await onePass.read('user/record', { type: 'expr_dump', ...page }));
  const credentials = await onePass.credentials();
  if (credentials?.generation !== 2) return used();
  const printed = labelsIn(await onePass.read('expr_dump/record', { com, ...page }));
  // No document says whether an account that is known by a key finds its labels there as well.
  const others = await used().catch((error: unknown) => {
    if (error instanceof Refusal && error.id === onePassRefusals.REFUSED.id) return [];
    throw error;
  });
  return [...new Map([...others, ...printed].map((label) => [label.number, label])).values()];
}
