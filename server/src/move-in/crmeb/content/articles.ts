import { sql } from 'drizzle-orm';
import { article } from '#server/content/index.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, fit } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { recordNoun } from '../../engine/record-noun.ts';
import { pictureOf, withPictures } from '../values/pictures.ts';
import { flagOf, intOf, textOf, timesOf } from '../values/values.ts';

async function setVisits({ tx }: Moving, brought: readonly { id: number; record: Theirs }[]): Promise<void> {
  for (const { id, record } of brought)
    await tx.execute(
      sql`update article_visit set visits = greatest(visits, ${intOf(record.row['visit'])}) where article_id = ${id}`,
    );
}

export const articles = recordNoun({
  noun: 'article',
  label: '文章',
  source: 'eb_article',
  key: 'id',
  hasPictures: true,
  table: article,
  around: (moving, records) => namedIds(moving, 'category', records, 'cid'),
  row(record, cates, moving) {
    const { key, row } = record;
    const cid = cates.get(textOf(row['cid']));
    if (cid === undefined) return '文章分类不存在';
    return {
      id: Number(key),
      cid,
      title: fit(moving, record, 'title', 255),
      author: textOf(row['author']),
      imageInput: cutTo(pictureOf(moving.terms, row['image_input']), 255),
      synopsis: textOf(row['synopsis']),
      shareTitle: textOf(row['share_title']),
      shareSynopsis: textOf(row['share_synopsis']),
      content: withPictures(moving.terms, row['content']),
      sort: intOf(row['sort']),
      url: row['url'] ?? null,
      isHot: flagOf(row['is_hot']),
      isBanner: flagOf(row['is_banner']),
      hide: flagOf(row['hide']),
      ...timesOf(record, moving),
    };
  },
  parts: setVisits,
  partsAgain: setVisits,
});
