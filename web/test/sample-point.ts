import type { PickPoint } from '#contract/delivery/pick-point-record.ts';

const at = new Date('2026-11-20T06:05:00Z');

/** A pick-up point as the server sends it. */
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
  createTime: at,
  updateTime: at,
};
