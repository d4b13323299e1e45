import type { Input } from '#contract/call.ts';
import { labelOf, onOrOff } from '#contract/choices.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import type { ListedCoupon } from '#contract/coupons/listed-coupon.ts';
import type { couponExportCalls } from '#contract/coupons/coupons.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import { showMoment } from '#contract/moment.ts';
import { campaignWorkbook } from './campaign-workbook.ts';
import { listCoupons } from './queries.ts';

const momentOf = (moment: Date | null, none: string): string => (moment === null ? none : showMoment(moment));

export const couponSheet = campaignWorkbook<Input<typeof couponExportCalls.couponSheet>, ListedCoupon>({
  kind: 'couponSheet',
  name: '优惠券',
  headline: '优惠券导出',
  isOurs: true,
  list: listCoupons,
  periodOf: ({ status: isOn, receiveStartTime, createTime, receiveEndTime: until }) => ({
    isOn,
    from: receiveStartTime ?? createTime,
    until,
  }),
  columns: [
    { title: 'ID', value: ({ id }) => id },
    { title: '名称', value: ({ name }) => name },
    { title: '类型', value: ({ useType }) => labelOf(couponUses, useType) ?? '' },
    { title: '面值', decimals: true, value: ({ money }) => money / 100 },
    { title: '最低消费', decimals: true, value: ({ minPrice }) => minPrice / 100 },
    { title: '优惠承担', value: ({ bearer }) => labelOf(discountBearers, bearer) ?? '' },
    { title: '领取方式', value: ({ type, isPrivate }) => (isPrivate ? '仅由员工发放' : (labelOf(couponTypes, type) ?? '')) },
    { title: '领取开始时间', value: ({ receiveStartTime }) => momentOf(receiveStartTime, '') },
    { title: '领取结束时间', value: ({ receiveEndTime }) => momentOf(receiveEndTime, '不限时') },
    { title: '领取后天数', value: ({ day }) => day || '' },
    { title: '使用开始时间', value: ({ useStartTime }) => momentOf(useStartTime, '') },
    { title: '使用结束时间', value: ({ useEndTime }) => momentOf(useEndTime, '') },
    { title: '发布数量', value: ({ isLimited, total }) => (isLimited ? total : '不限量') },
    { title: '剩余数量', value: ({ isLimited, lastTotal }) => (isLimited ? lastTotal : '不限量') },
    { title: '是否开启', value: ({ status }) => labelOf(onOrOff, status) ?? '' },
  ],
});
