import type { PickPoint } from '#contract/delivery/pick-points.ts';
import type { PickStaff } from '#contract/delivery/pick-staff.ts';

/** Pick-up points and their people as the server sends them, for tests. */

const at = new Date('2026-11-20T06:05:00Z');
const times = { createTime: at, updateTime: at };
export const pageOf = <T>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: list.length, list });

export const point: PickPoint = {
  id: 3,
  name: '文三路店',
  introduction: '地铁口',
  phone: '13800001234',
  address: '浙江省,杭州市,西湖区',
  detailedAddress: '文三路 1 号',
  image: '/files/point.png',
  latitude: '30.274085',
  longitude: '120.155070',
  validTime: '',
  dayTime: '09:00:00,21:00:00',
  isShow: true,
  isDel: false,
  ...times,
};
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
