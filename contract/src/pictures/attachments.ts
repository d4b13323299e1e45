import { z } from 'zod';
import { calls, get } from '../call.ts';
import { refusals } from '../refusal.ts';
import { dateLimit, no as noPeriod } from '../date-limit.ts';
import { idOrNone, moment, page, paged, text } from '../wire.ts';

refusals('attachment', {
  KEY_TAKEN: { onConstraint: 'attachment__satt_dir', says: () => '文件已存在，请重新上传' },
});

export const Attachment = z.object({
  attId: z.int(),
  name: z.string(),
  attDir: z.string(),
  sattDir: z.string(),
  attSize: z.string(),
  attType: z.string(),
  pid: z.int(),
  imageType: z.int(),
  createTime: moment,
  updateTime: moment,
});

/** The picture library; pid 0 (or the screen's root 10000) is all of it. */
export const attachmentCalls = calls('attachment', '/admin/system/attachment', {
  list: get('/list', {
    permission: 'admin:system:attachment:list',
    query: paged({
      pid: z
        .union([idOrNone, z.undefined()])
        .refine((pid) => pid !== undefined, "Required Integer parameter 'pid' is not present"),
      attType: text(255).optional(),
      dateLimit: dateLimit.optional(),
    }),
    returns: page(Attachment),
    refuses: [noPeriod.UNREADABLE],
  }),
});
