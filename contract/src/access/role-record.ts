import { z } from 'zod';
import { choices } from '../choices.ts';
import { edition } from '../record.ts';
import { flag, id, idList, moment, present, words, orderMoney } from '../wire.ts';
import { RightNode } from './menu-nodes.ts';

/** All that the holders of a role see: everything, the orders of their pick-up point, or the products of their shop. */
export const dataScopes = choices({ all: '全部数据', points: '只看自己的提货点', shop: '只看自己店铺的商品和订单' });
export type DataScope = (typeof dataScopes.values)[number];

export const RoleDraft = z.object({
  roleName: words(32, '请填写角色名称', '角色名称最多 32 个字'),
  // No role at all is an empty text.
  rules: z
    .unknown()
    .refine((sent) => typeof sent === 'string' || typeof sent === 'number', '权限不能为空')
    .pipe(idList),
  status: present('状态不能为空').pipe(flag),
  /** Ours; without it a new role sees all, and another keeps what it has. */
  dataScope: dataScopes.schema('未知的数据范围').optional(),
  /** Ours: the largest refund of an order that its holders agree alone, null for none; left out, it stays, or is one’s own. */
  refundLimit: orderMoney.nullable().optional(),
  /** Ours: the most that each of its holders refunds alone in 24 hours, as `refundLimit` is. */
  refundDayLimit: orderMoney.nullable().optional(),
});
export type RoleDraft = z.output<typeof RoleDraft>;

/** `rules` and `level` are never sent by the list. */
export const RoleRow = z.object({
  id,
  roleName: z.string(),
  rules: z.null(),
  level: z.null(),
  status: z.boolean(),
  createTime: moment,
  updateTime: moment,
  /** Ours: holders sign in with a code as well. */
  requiresTwoStep: z.boolean().optional(),
  /** Ours. */
  dataScope: dataScopes.schema().optional(),
  /** Both ours; null is no limit. */
  refundLimit: orderMoney.nullable().optional(),
  refundDayLimit: orderMoney.nullable().optional(),
  /** Ours: number of administrators who have it. */
  holders: z.int().optional(),
  /** Ours: holds every right, and is neither changed nor deleted. */
  isSuper: z.boolean().optional(),
  /** Ours: pages that it grants, the first by name in the order of the menu. */
  pages: z.object({ first: z.array(z.string()), count: z.int() }).optional(),
  /** Ours: areas of the menu that it opens, and by name what moves money and what gives rights. */
  brief: z.object({ areas: z.array(z.string()), money: z.array(z.string()), rights: z.array(z.string()) }).optional(),
});
export type RoleRow = z.output<typeof RoleRow>;

/** A role with the whole menu tree, in which `checked` says what it grants. */
export const RoleInfo = RoleRow.omit({ rules: true, level: true, holders: true, pages: true, brief: true }).extend({
  menuList: z.array(RightNode),
  edition: edition.optional(),
});
