/** Lengths of time in milliseconds. The shop's clock knows no daylight saving time, so that a day always has 24 hours. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
/** Piece of a day in which records of a kind are told together. */
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
