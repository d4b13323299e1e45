import { sql } from 'drizzle-orm';
import { article } from '#server/content/index.ts';
import { dataGroup, groupData } from '#server/settings/index.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type MovedNoun, fit, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { pictureOf, withPictures } from './pictures.ts';
import { flagOf, intOf, jsonOf, momentOf, textOf } from './values.ts';

export const articles: MovedNoun = {
  noun: 'article',
  label: '文章',
  source: 'eb_article',
  key: 'id',
  async bring(moving, records) {
    const { tx, now, terms } = moving;
    const cates = await idsOf(
      tx,
      'category',
      records.map(({ row }) => textOf(row['cid'])),
    );
    const kept = records.filter(({ key, row }) => {
      const isKnown = cates.has(textOf(row['cid']));
      if (!isKnown) say(moving, 'leftOut', '文章分类不存在', key);
      return isKnown;
    });
    const rows = kept.map((record) => {
      const { key, row } = record;
      const createTime = momentOf(row['create_time']) ?? now;
      return {
        id: Number(key),
        cid: cates.get(textOf(row['cid'])) ?? null,
        title: fit(moving, record, 'title', 255),
        author: textOf(row['author']),
        imageInput: cutTo(pictureOf(terms, row['image_input']), 255),
        synopsis: textOf(row['synopsis']),
        shareTitle: textOf(row['share_title']),
        shareSynopsis: textOf(row['share_synopsis']),
        content: withPictures(terms, row['content']),
        sort: intOf(row['sort']),
        url: row['url'] ?? null,
        isHot: flagOf(row['is_hot']),
        isBanner: flagOf(row['is_banner']),
        hide: flagOf(row['hide']),
        createTime,
        updateTime: momentOf(row['update_time']) ?? createTime,
      };
    });
    const ids = await bringRows(tx, article, rows);
    for (const [at, { row }] of kept.entries())
      await tx.execute(sql`update article_visit set visits = ${intOf(row['visit'])} where article_id = ${ids[at] ?? 0}`);
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

interface Entry {
  fields?: { name?: string; value?: unknown }[];
}

/** Entries of combined data, the addresses of their pictures made whole. */
export const entries: MovedNoun = {
  noun: 'entry',
  label: '组合数据',
  source: 'eb_system_group_data',
  key: 'id',
  async bring(moving, records) {
    const { tx, now, terms } = moving;
    const there = new Set((await tx.select({ id: dataGroup.id }).from(dataGroup)).map(({ id }) => id));
    const kept = records.flatMap(({ key, row }) => {
      const read = jsonOf(row['value']) as Entry | undefined;
      const why = !there.has(intOf(row['gid'])) ? '新店没有这个数据组' : Array.isArray(read?.fields) ? undefined : '内容读不懂';
      if (why) say(moving, 'leftOut', why, key);
      if (why || !read?.fields) return [];
      const fields = read.fields.map((field) =>
        typeof field.value === 'string' && field.value.includes('crmebimage/')
          ? { ...field, value: pictureOf(terms, field.value) }
          : field,
      );
      const createTime = momentOf(row['create_time']) ?? now;
      const times = { createTime, updateTime: momentOf(row['update_time']) ?? createTime };
      return [
        {
          key,
          row: {
            gid: intOf(row['gid']),
            value: JSON.stringify({ ...read, fields }),
            sort: intOf(row['sort']),
            status: flagOf(row['status']),
            ...times,
          },
        },
      ];
    });
    const ids = await bringRows(
      tx,
      groupData,
      kept.map(({ row }) => row),
    );
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};
