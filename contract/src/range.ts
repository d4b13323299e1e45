import { z } from 'zod';

/** Range with both ends included; an absent end is open. */
const Range = z.object({ from: z.int().optional(), to: z.int().optional() });
export type Range = z.output<typeof Range>;

interface Said {
  /** Neither a bound nor nothing. */
  wrong: string;
  /** The ends stand the wrong way round. */
  reversed: string;
}

const textOf = (bound: string | number | undefined) => (bound === undefined ? '' : String(bound));

/** "10.00,50.00", "10.00," and ",50.00" outside. */
export const rangeOf = (bound: z.ZodType<number, string | number>, { wrong, reversed }: Said) =>
  z.codec(z.string(wrong), Range, {
    decode: (sent, context) => {
      const ends = sent.split(',').map((end) => (end.trim() === '' ? undefined : bound.safeParse(end.trim())));
      const [from, to] = ends.map((end) => end?.data);
      const isWrong = ends.length !== 2 || ends.some((end) => end?.success === false);
      const isReversed = from !== undefined && to !== undefined && from > to;
      if (!isWrong && !isReversed) return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      context.issues.push({ code: 'custom', input: sent, message: isWrong ? wrong : reversed });
      return z.NEVER;
    },
    encode: ({ from, to }) => [from, to].map((end) => textOf(end === undefined ? end : z.encode(bound, end))).join(','),
  });
