import type { PickStaff } from '#contract/delivery/pick-staff.ts';
import { point } from '../../test/sample-point.ts';

/** People of pick-up points as the server sends them, for tests. */

const at = new Date('2026-11-20T06:05:00Z');
const times = { createTime: at, updateTime: at };
export const pageOf = <T>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: list.length, list });

export const clerk: PickStaff = {
  id: 5,
  uid: 2,
  avatar: 'xiaozhang',
  storeId: 3,
  staffName: '小张',
  phone: '13900001234',
  verifyStatus: 1,
  status: 1,
  systemStore: point,
  user: { account: 'xiaozhang', realName: '张三' },
  ...times,
};
