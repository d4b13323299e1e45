import { randomInt } from 'node:crypto';

/** Ten digits that nobody guesses. */
export const newPickUpCode = (): string => String(randomInt(1_000_000_000, 10_000_000_000));
