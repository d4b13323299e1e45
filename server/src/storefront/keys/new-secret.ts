import { randomBytes } from 'node:crypto';

export const newSecret = () => randomBytes(32).toString('base64url');
