import { z } from 'zod';
import { playNotes } from '#web/ui/basics/tone.ts';
import { usePreference } from '#web/ui/index.ts';

const Choice = z.object({ isSilent: z.boolean() });

const LOW = [330];
const HIGH = [1320, 1320];

/** A low tone for what is sent and a high one for what is refused, so that eyes may stay on the parcel; a person may switch them off. */
export function useTones() {
  const [kept, keep] = usePreference('bench');
  const isSilent = Choice.safeParse(kept).data?.isSilent ?? false;
  const play = (notes: readonly number[]) => isSilent || playNotes(notes);
  return {
    isSilent,
    switchTo: (silent: boolean) => {
      keep({ isSilent: silent });
      if (!silent) playNotes(LOW);
    },
    sent: () => void play(LOW),
    refused: () => void play(HIGH),
  };
}

export type Tones = ReturnType<typeof useTones>;
