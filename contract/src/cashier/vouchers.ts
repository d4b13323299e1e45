import { z } from 'zod';
import { mediaAddress } from '../wire.ts';

export const VOUCHERS_MAX = 5;

/** Pictures of receipts, transfers and slips. */
export const vouchers = z
  .array(mediaAddress(255, '凭证图片地址不能为空', '凭证图片地址过长，请重新上传'), '凭证应为图片地址的列表')
  .max(VOUCHERS_MAX, `最多 ${VOUCHERS_MAX} 张凭证`);
