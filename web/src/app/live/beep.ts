import { playNotes } from '#web/ui/basics/tone.ts';

const NOTES = [880, 1175];

/** Sound of a new notice. */
export const beep = (): void => playNotes(NOTES);
