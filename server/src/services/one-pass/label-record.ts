import { z } from 'zod';
import type { RecordedLabel } from '#server/platform/labels.ts';

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
const Listed = z.object({ data: z.array(z.unknown()) });

/** Labels in an answer about the platform's record, under the names of either generation; rows without a number were not printed. */
export function labelsIn(answer: unknown): RecordedLabel[] | undefined {
  const { data } = Listed.safeParse(answer);
  return data?.data.flatMap((row) => Row.safeParse(row).data ?? []).filter(({ number }) => number !== '');
}
