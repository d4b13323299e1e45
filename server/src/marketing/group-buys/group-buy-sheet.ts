import type { Input } from '#contract/call.ts';
import { labelOf, onOrOff } from '#contract/choices.ts';
import type { GroupBuy } from '#contract/marketing/group-buy-record.ts';
import type { groupBuyExportCalls } from '#contract/marketing/group-buys.ts';
import { showDay } from '#contract/moment.ts';
import { campaignWorkbook } from '#server/coupons/index.ts';
import { periodOfRow } from '../activities/rules.ts';
import { listGroupBuys } from './queries.ts';

export const groupBuySheet = campaignWorkbook<Input<typeof groupBuyExportCalls.groupBuySheet>, GroupBuy>({
  kind: 'groupBuySheet',
  name: '拼团',
  list: listGroupBuys,
  periodOf: ({ isShow: status, startTime, stopTimeStr: stopTime }) => periodOfRow({ status, startTime, stopTime }),
  columns: [
    { title: '编号', value: ({ id }) => id },
    { title: '拼团名称', value: ({ title }) => title },
    { title: '原价', decimals: true, value: ({ otPrice }) => otPrice / 100 },
    { title: '拼团价', decimals: true, value: ({ price }) => price / 100 },
    { title: '库存', value: ({ stock }) => stock },
    // The wire's heads are read by scripts of shops, whatever they stand above: here teams that were opened.
    { title: '拼团人数', value: ({ countPeople }) => countPeople },
    { title: '参与人数', value: ({ countPeopleAll }) => countPeopleAll },
    { title: '成团数量', value: ({ countPeoplePink }) => countPeoplePink },
    { title: '销量', value: ({ sales }) => sales },
    { title: '商品状态', value: ({ isShow }) => labelOf(onOrOff, isShow) ?? '' },
    { title: '拼团结束时间', value: ({ stopTimeStr }) => showDay(stopTimeStr) },
  ],
});
