import { z } from 'zod';
import { calls, get, post } from '#contract/call.ts';
import { count, flag, id, moment, money, nothing, page, paged, text, words } from '#contract/wire.ts';

/** A noun for the tests of the building blocks, with every kind of field. */

export const Mug = z.object({
  id,
  name: z.string(),
  price: money,
  stock: count,
  isShow: flag,
  image: z.string(),
  createTime: moment,
});
export type Mug = z.output<typeof Mug>;

const MugDraft = z.object({
  name: words(20, '请填写杯子名称'),
  price: money,
  stock: count,
  isLimited: flag.optional(),
  most: count.optional(),
  version: count.optional(),
});

export const mugCalls = calls('mug', '/admin/mug', {
  list: get('/list', {
    permission: 'admin:mug:list',
    query: paged({
      keywords: text(20).optional(),
      order: text(20).optional(),
      isShow: flag.optional(),
      dateLimit: text(40).optional(),
      kind: count.optional(),
    }),
    returns: page(Mug),
  }),
  info: get('/info/{id}', { permission: 'admin:mug:info', params: z.object({ id }), returns: MugDraft.extend({ id }) }),
  save: post('/save', { permission: 'admin:mug:save', body: MugDraft, returns: nothing }),
  update: post('/update', {
    permission: 'admin:mug:save',
    edits: MugDraft.extend({ id }),
    body: MugDraft.extend({ id }),
    returns: nothing,
  }),
  show: post('/show', { permission: 'admin:mug:show', query: z.object({ id, isShow: flag }), returns: nothing }),
  remove: post('/delete', {
    permission: 'admin:mug:delete',
    body: z.object({ ids: z.array(z.int()) }),
    returns: nothing,
    undo: '已删除',
  }),
});

/** Mug number `n`. */
export const mug = (n: number): Mug => ({
  id: n,
  name: `杯子 ${n}`,
  price: n * 100,
  stock: n,
  isShow: true,
  image: `/mug-${n}.jpg`,
  createTime: new Date('2026-11-20T06:05:00Z'),
});

interface PageInput {
  page: number;
  limit: number;
}

/** A shop with so many mugs, answering page by page. */
export const mugs =
  (total: number) =>
  ({ page: at, limit }: PageInput) => ({
    page: at,
    limit,
    total,
    totalPage: Math.ceil(total / limit),
    list: Array.from({ length: Math.max(0, Math.min(limit, total - (at - 1) * limit)) }, (_, index) =>
      mug((at - 1) * limit + index + 1),
    ),
  });
