import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { PICTURE_ROOT } from '#contract/catalogue/categories.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { attachment } from './tables.ts';

const USUAL = 'png,jpeg,jpg,gif,bmp,webp,video/mp4';
/** Clients name files by extension; the wire keeps types. */
const typesOf = (list: string): string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(',')
      .flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type])),
  ),
];

export async function listAttachments(db: Db, input: Input<typeof attachmentCalls.list>, { now }: Pick<Asked, 'now'>) {
  const period = periodOf(input.dateLimit, now);
  const isAll = !input.pid || input.pid === PICTURE_ROOT;
  const where = and(
    isAll ? undefined : eq(attachment.pid, input.pid ?? 0),
    inArray(attachment.attType, typesOf(input.attType ?? USUAL)),
    period && and(gte(attachment.createTime, period.from), lt(attachment.createTime, period.until)),
  );
  const rows = await db
    .select()
    .from(attachment)
    .where(where)
    .orderBy(desc(attachment.id))
    .limit(input.limit)
    .offset(offsetOf(input));
  const [total, pictures] = await Promise.all([db.$count(attachment, where), addressesOf(db)]);
  const list = rows.map((row) => ({
    ...row,
    attId: row.id,
    attDir: '',
    sattDir: pictures.show(row.sattDir),
    attSize: String(row.attSize),
  }));
  return toPage(input, total, list);
}
