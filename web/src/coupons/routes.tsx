import type { Screen } from '#web/ui/screen.ts';

export const couponsRoutes: readonly Screen[] = [
  {
    path: '/marketing/coupon/list',
    title: '优惠券',
    needs: 'admin:coupon:list',
    load: () => import('./coupon-list/coupon-list.tsx').then((module) => module.CouponList),
  },
  {
    path: '/marketing/coupon/list/save/:id?',
    title: '添加优惠券',
    titleOf: ({ id }) => (id === undefined ? '添加优惠券' : '复制优惠券'),
    needs: 'admin:coupon:save',
    load: () => import('./coupon-form/coupon-form.tsx').then((module) => module.CouponForm),
  },
  {
    path: '/marketing/coupon/sending',
    title: '定向发券',
    needs: 'admin:coupon:sending:list',
    load: () => import('./sending/sending-list.tsx').then((module) => module.SendingList),
  },
  {
    path: '/marketing/coupon/record',
    title: '领取记录',
    needs: 'admin:coupon:user:list',
    load: () => import('./held-coupon-list/held-coupon-list.tsx').then((module) => module.HeldCouponList),
  },
  {
    path: '/marketing/coupon/template',
    title: '优惠券模板',
    needs: 'admin:coupon:list',
    load: () => import('./coupon-template.tsx').then((module) => module.CouponTemplate),
  },
];
