import { lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { captcha } from './tables.ts';

export const deleteOldCaptchas = (tx: Tx, now: Date) => tx.delete(captcha).where(lt(captcha.expireTime, now));
