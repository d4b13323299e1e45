import { and, gt, inArray, notInArray } from 'drizzle-orm';
import { productReply } from '#server/catalogue/index.ts';
import { cutTo } from '../engine/cut-to.ts';
import { type Moving, type Theirs, fit } from '../engine/moving.ts';
import { namedIds } from '../engine/named-ids.ts';
import { idsAgain, recordNoun } from '../engine/record-noun.ts';
import { pictureOf } from './values/pictures.ts';
import { flagOf, intOf, listOf, momentOf, textOf, timesOf, within } from './values/values.ts';

const scoreOf = (value: string | null | undefined): number => within(1, intOf(value), 5);

async function aroundOf(moving: Moving, records: readonly Theirs[]) {
  const orders = await namedIds(moving, 'order', records, 'oid');
  const there = await moving.tx
    .select({ oid: productReply.oid, productId: productReply.productId })
    .from(productReply)
    .where(
      and(
        gt(productReply.oid, 0),
        inArray(productReply.oid, [0, ...orders.values()]),
        notInArray(productReply.id, idsAgain(moving)),
      ),
    );
  return {
    orders,
    goods: await namedIds(moving, 'product', records, 'product_id'),
    uids: await namedIds(moving, 'customer', records, 'uid'),
    reviewed: new Set(there.map(({ oid, productId }) => `${oid} ${productId}`)),
  };
}

export const reviews = recordNoun({
  noun: 'review',
  label: '商品评价',
  source: 'eb_store_product_reply',
  key: 'id',
  hasPictures: true,
  table: productReply,
  around: aroundOf,
  row(record, { goods, uids, orders, reviewed }, moving) {
    const { key, row } = record;
    const productId = goods.get(textOf(row['product_id']));
    const oid = orders.get(textOf(row['oid'])) ?? 0;
    if (productId === undefined) return '商品不存在';
    if (oid > 0 && reviewed.has(`${oid} ${productId}`)) return '同一订单对同一商品的第二条评价';
    reviewed.add(`${oid} ${productId}`);
    return {
      id: Number(key),
      uid: uids.get(textOf(row['uid'])) ?? 0,
      oid,
      productId,
      productScore: scoreOf(row['product_score']),
      serviceScore: scoreOf(row['service_score']),
      comment: textOf(row['comment']),
      pics: listOf(row['pics']).map((path) => pictureOf(moving.terms, path)),
      merchantReplyContent: row['merchant_reply_content'] ? fit(moving, record, 'merchant_reply_content', 300) : null,
      merchantReplyTime: momentOf(row['merchant_reply_time']),
      isReply: flagOf(row['is_reply']),
      isDel: flagOf(row['is_del']),
      nickname: fit(moving, record, 'nickname', 64),
      avatar: cutTo(pictureOf(moving.terms, row['avatar']), 255),
      sku: textOf(row['sku']),
      ...timesOf(record, moving),
    };
  },
});
