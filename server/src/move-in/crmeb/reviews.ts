import { and, gt, inArray } from 'drizzle-orm';
import { productReply } from '#server/catalogue/index.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type MovedNoun, fit, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { pictureOf } from './pictures.ts';
import { flagOf, intOf, listOf, momentOf, textOf } from './values.ts';

const scoreOf = (value: string | null | undefined): number => Math.min(5, Math.max(1, intOf(value)));

export const reviews: MovedNoun = {
  noun: 'review',
  label: '商品评价',
  source: 'eb_store_product_reply',
  key: 'id',
  async bring(moving, records) {
    const { tx, now, terms } = moving;
    const goods = await idsOf(
      tx,
      'product',
      records.map(({ row }) => textOf(row['product_id'])),
    );
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const oids = await idsOf(
      tx,
      'order',
      records.map(({ row }) => textOf(row['oid'])),
    );
    const there = await tx
      .select({ oid: productReply.oid, productId: productReply.productId })
      .from(productReply)
      .where(and(gt(productReply.oid, 0), inArray(productReply.oid, [0, ...oids.values()])));
    const bought = new Set(there.map(({ oid, productId }) => `${oid} ${productId}`));
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      const productId = goods.get(textOf(row['product_id']));
      const oid = oids.get(textOf(row['oid'])) ?? 0;
      if (productId === undefined) say(moving, 'leftOut', '商品不存在', key);
      else if (oid > 0 && bought.has(`${oid} ${productId}`)) say(moving, 'leftOut', '同一订单对同一商品的第二条评价', key);
      else {
        bought.add(`${oid} ${productId}`);
        return [{ record, productId, oid }];
      }
      return [];
    });
    const rows = kept.map(({ record, productId, oid }) => {
      const { key, row } = record;
      const createTime = momentOf(row['create_time']) ?? now;
      return {
        id: Number(key),
        uid: uids.get(textOf(row['uid'])) ?? 0,
        oid,
        productId,
        productScore: scoreOf(row['product_score']),
        serviceScore: scoreOf(row['service_score']),
        comment: textOf(row['comment']),
        pics: listOf(row['pics']).map((path) => pictureOf(terms, path)),
        merchantReplyContent: row['merchant_reply_content'] ? fit(moving, record, 'merchant_reply_content', 300) : null,
        merchantReplyTime: momentOf(row['merchant_reply_time']),
        isReply: flagOf(row['is_reply']),
        isDel: flagOf(row['is_del']),
        nickname: fit(moving, record, 'nickname', 64),
        avatar: cutTo(pictureOf(terms, row['avatar']), 255),
        sku: textOf(row['sku']),
        createTime,
        updateTime: momentOf(row['update_time']) ?? createTime,
      };
    });
    const ids = await bringRows(tx, productReply, rows);
    return kept.map(({ record: { key } }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};
