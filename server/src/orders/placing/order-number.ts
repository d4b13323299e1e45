import { randomInt } from 'node:crypto';

const fiveDigits = () => String(randomInt(100_000)).padStart(5, '0');

/** `order`, five digits, the moment in ms, five digits: the wire's 28 characters. */
export const newOrderNo = (now: Date): string => `order${fiveDigits()}${now.getTime()}${fiveDigits()}`;
