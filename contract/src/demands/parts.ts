import { z } from 'zod';
import { readMoment } from '../moment.ts';
import { mediaAddress } from '../wire.ts';

const WRONG_DAY = '日期格式应为 2026-01-31';
const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(readMoment(typed).getTime());

/** A day by the clock of the shop, "2026-11-20", or none. */
export const dayTextOrNone = z.string(WRONG_DAY).refine((typed) => typed === '' || isDay(typed), WRONG_DAY);

/** Such a day. */
export const dayText = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .refine((typed) => typed === '' || isDay(typed), WRONG_DAY);

export const ATTACHMENTS_MAX = 10;

/** Addresses of files that were uploaded, whose content the upload has judged. */
export const attachments = z
  .array(mediaAddress(500, '附件地址不正确，请重新上传'))
  .max(ATTACHMENTS_MAX, `附件最多 ${ATTACHMENTS_MAX} 个`);
