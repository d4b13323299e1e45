import { randomInt } from 'node:crypto';

// Neither look-alikes nor signs that a shell or a phone keyboard makes trouble with.
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

export const randomPassword = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
