import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, nothing } from '../wire.ts';

const STAFF_MAX = 200;

export const shopStaffRefusals = refusals('shop_staff', {
  NO_SHOP: { onConstraint: 'shop_staff__shop', says: () => '店铺不存在，请刷新后重试' },
  NO_ADMIN: { onConstraint: 'shop_staff__admin_there', says: () => '有的管理员不存在，请重新选择' },
  ADDED_ALREADY: { onConstraint: 'shop_staff__admin', says: () => '有人刚被加到这家店铺，请刷新后重试' },
});

/** An administrator who keeps the products of a shop. */
export const ShopPerson = z.object({ adminId: id, account: z.string(), realName: z.string() });
export type ShopPerson = z.output<typeof ShopPerson>;

const adminIds = z.array(id).max(STAFF_MAX, `一家店铺最多 ${STAFF_MAX} 人`);

/** People of a shop: what those see whose roles are limited to their own shops. */
export const shopStaffCalls = calls('shop_staff', '/admin/store/shop/staff', {
  list: get('/list', {
    permission: 'admin:product:shop:staff',
    query: z.object({ shopId: id }),
    returns: z.array(ShopPerson),
  }),
  save: post('/save', {
    permission: 'admin:product:shop:staff:save',
    about: 'Replaces the people of a shop; somebody may keep the products of several.',
    edits: z.object({ adminIds }),
    body: z.object({ shopId: id, adminIds }),
    returns: nothing,
    undo: '已保存店铺人员',
    refuses: [shopStaffRefusals.NO_SHOP, shopStaffRefusals.NO_ADMIN],
  }),
});

labelsOf('shop_staff', { shopId: '店铺', adminId: '管理员', adminIds: '店铺人员', createTime: '添加时间' });

historyOf('shop_staff', {
  label: '店铺人员',
  readBy: 'admin:product:shop:staff',
  fields: { shopId: 'text', adminId: 'text' },
  named: { shopId: ['shop', 'name'], adminId: ['admin', 'realName'] },
  acts: { save: '保存店铺人员' },
});
