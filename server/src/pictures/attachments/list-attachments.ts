import { type SQL, and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { attachmentCalls } from '#contract/pictures/attachments.ts';
import { spellingsOf } from '#contract/search-text.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { COUNT_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addressesOf } from '../addresses/addresses.ts';
import { pictureUse } from '../uses/tables.ts';
import { toAnswer } from './queries.ts';
import { categoryOf } from './rules.ts';
import { attachment } from './tables.ts';

type AttachmentFilter = Input<typeof attachmentCalls.list>;

/** Clients name files by extension; the wire keeps types. */
const typesOf = (list: string): string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(',')
      .flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type])),
  ),
];
const USUAL = typesOf('png,jpeg,jpg,gif,bmp,webp,audio/mpeg,text/plain,video/mp4');

const value = (name: string) => sql.placeholder(name);
const conditions: Readonly<Record<string, (db: Db) => SQL>> = {
  folder: () => sql`${attachment.pid} = ${value('pid')}::int and ${attachment.pid} > 0`,
  // Types as literals, not as a value, so that a kept plan knows that nearly all files are of these.
  usual: () => sql`${attachment.attType} = any(${sql.raw(`'{${USUAL.join(',')}}'`)}::text[])`,
  types: () => sql`${attachment.attType} = any(${value('types')}::text[])`,
  period: () => sql`${attachment.createTime} >= ${value('from')} and ${attachment.createTime} < ${value('until')}`,
  named: () => sql`${attachment.name} ilike any(${value('patterns')}::text[])`,
  unused: (db) => notExists(db.select().from(pictureUse).where(eq(pictureUse.path, attachment.sattDir))),
};

/** Names of conditions with a `-` between them. */
type AttachmentShape = string;

const whereOf = (db: Db, shape: AttachmentShape): SQL | undefined =>
  and(...shape.split('-').map((name) => conditions[name]?.(db)));

/** The best plan depends on types, days and words, so those statements are planned anew; the others keep their plan. */
const planName = (shape: AttachmentShape, name: string) => (/types|period|named/.test(shape) ? '' : name);

const pageQuery = prepared('attachment_page', (db, shape: AttachmentShape, name) =>
  db
    .select()
    .from(attachment)
    .where(whereOf(db, shape))
    .orderBy(desc(attachment.id))
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare(planName(shape, name)),
);

const countQuery = prepared('attachment_count', (db, shape: AttachmentShape, name) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(attachment)
        .where(whereOf(db, shape))
        .limit(COUNT_CAP + 1)
        .as('counted'),
    )
    .prepare(planName(shape, name)),
);

/** Patterns of the spellings of a word. */
const patternsOf = (word: string) => spellingsOf(word).map((spelling = word) => containing(spelling));

function toQuery({ pid = 0, attType, dateLimit, name, unused }: AttachmentFilter, now: Date) {
  const period = periodOf(dateLimit, now);
  const folder = categoryOf(pid);
  const names = [
    folder === 0 ? '' : 'folder',
    attType === undefined ? 'usual' : 'types',
    period ? 'period' : '',
    name === undefined ? '' : 'named',
    unused ? 'unused' : '',
  ];
  const shape: AttachmentShape = names.filter((condition) => condition !== '').join('-');
  return { shape, values: { pid: folder, types: typesOf(attType ?? ''), patterns: patternsOf(name ?? ''), ...period } };
}

/** The newest first, those of a category or of all. */
export async function listAttachments(db: Db, input: AttachmentFilter, { now }: Pick<CallContext, 'now'>) {
  const { shape, values } = toQuery(input, now);
  const [rows, [counted], pictures] = await Promise.all([
    pageQuery(db, shape).execute({ ...values, limit: input.limit, offset: offsetOf(input) }),
    countQuery(db, shape).execute(values),
    addressesOf(db),
  ]);
  const list = rows.map((row) => toAnswer(row, pictures));
  const { total, capped } = cappedAt(COUNT_CAP, counted?.n ?? 0);
  return toPage(input, total, list, capped);
}
