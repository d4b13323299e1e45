import { z } from 'zod';
import { usePreference } from '../preference/use-preference.ts';

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

/** The arrangement kept on the server for this person, `unless` the person has none. */
export function useChoice(screen: string, unless?: unknown): [ListChoice, (next: ListChoice) => void] {
  const [kept, keep] = usePreference(`columns:${screen}`);
  return [choiceFrom(kept ?? unless), keep];
}
