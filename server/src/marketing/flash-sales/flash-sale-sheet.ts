import type { Input } from '#contract/call.ts';
import { labelOf, onOrOff } from '#contract/choices.ts';
import { discountBearers } from '#contract/coupons/discount-bearers.ts';
import type { FlashSale } from '#contract/marketing/flash-sale-record.ts';
import type { flashSaleExportCalls } from '#contract/marketing/flash-sales.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { campaignWorkbook } from '#server/coupons/index.ts';
import { periodOfRow } from '../activities/rules.ts';
import { listFlashSales } from './queries.ts';

export const flashSaleSheet = campaignWorkbook<Input<typeof flashSaleExportCalls.flashSaleSheet>, FlashSale>({
  kind: 'flashSaleSheet',
  name: '秒杀',
  isOurs: true,
  list: listFlashSales,
  periodOf: periodOfRow,
  columns: [
    { title: 'ID', value: ({ id }) => id },
    { title: '商品标题', value: ({ title }) => title },
    { title: '秒杀配置', value: ({ storeSeckillManagerResponse: slot }) => slot?.name ?? '' },
    { title: '秒杀时段', value: ({ currentTime }) => currentTime.replace(',', ' - ') },
    { title: '开始日期', value: ({ startTime }) => showDay(startTime) },
    { title: '结束日期', value: ({ stopTime }) => showDay(stopTime) },
    { title: '原价', decimals: true, value: ({ otPrice }) => otPrice / 100 },
    { title: '秒杀价', decimals: true, value: ({ price }) => price / 100 },
    { title: '限量', value: ({ quotaShow }) => quotaShow },
    { title: '限量剩余', value: ({ quota }) => quota },
    { title: '销量', value: ({ sales }) => sales },
    { title: '是否开启', value: ({ status }) => labelOf(onOrOff, status) ?? '' },
    { title: '创建时间', value: ({ createTime }) => showMoment(createTime) },
    { title: '优惠承担', value: ({ bearer }) => labelOf(discountBearers, bearer) ?? '' },
  ],
});
