import { randomBytes } from 'node:crypto';

/** Text that is in no other message, as both versions want one. */
export const newNonce = (): string => randomBytes(16).toString('hex');
