import { createHash } from 'node:crypto';

export const hashText = (text: string): string => createHash('md5').update(text).digest('hex');
