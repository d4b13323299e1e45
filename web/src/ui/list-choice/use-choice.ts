import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { queryOf, run, useCall } from '../wire/index.ts';

/** A person's arrangement of a list. Columns not named stand where the screen puts them. */
export const Choice = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  shown: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
});
export type ListChoice = z.output<typeof Choice>;

export const asBuilt: ListChoice = { order: [], hidden: [], shown: [], widths: {} };

export const choiceFrom = (kept: unknown): ListChoice => Choice.safeParse(kept).data ?? asBuilt;

/** The arrangement kept on the server for this person, `unless` the person has none; shown at once, saved behind. */
export function useChoice(screen: string, unless?: unknown): [ListChoice, (next: ListChoice) => void] {
  const key = `columns:${screen}`;
  const client = useQueryClient();
  const { queryKey } = queryOf(preferenceCalls.get, { key });
  const { data } = useCall(preferenceCalls.get, { key }, { lasting: true });
  const { mutate } = useMutation({ mutationFn: (value: ListChoice) => run(preferenceCalls.save, { key, value }) });
  return [
    choiceFrom(data ?? unless),
    (next) => {
      client.setQueryData(queryKey, next);
      mutate(next);
    },
  ];
}
