import type { Input } from '#contract/call.ts';
import { labelOf, onOrOff } from '#contract/choices.ts';
import type { Bargain } from '#contract/marketing/bargain-record.ts';
import type { bargainExportCalls } from '#contract/marketing/bargains.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { campaignWorkbook } from '#server/coupons/index.ts';
import { periodOfRow } from '../activities/rules.ts';
import { listBargains } from './queries.ts';

export const bargainSheet = campaignWorkbook<Input<typeof bargainExportCalls.bargainSheet>, Bargain>({
  kind: 'bargainSheet',
  name: '砍价',
  list: listBargains,
  periodOf: periodOfRow,
  columns: [
    { title: '砍价活动名称', value: ({ title }) => title },
    { title: '砍价活动简介', value: ({ info }) => info },
    { title: '砍价金额', decimals: true, value: ({ price }) => price / 100 },
    { title: '用户每次砍价的次数', value: ({ bargainNum }) => bargainNum },
    { title: '砍价状态', value: ({ status }) => labelOf(onOrOff, status) ?? '' },
    { title: '砍价开启时间', value: ({ startTime }) => showDay(startTime) },
    { title: '砍价结束时间', value: ({ stopTime }) => showDay(stopTime) },
    { title: '销量', value: ({ sales }) => sales },
    { title: '库存', value: ({ stock }) => stock },
    { title: '返多少积分', value: ({ giveIntegral }) => giveIntegral },
    { title: '添加时间', value: ({ addTime }) => showMoment(addTime) },
  ],
});
