import { promoterExportColumns } from '#contract/distribution/promoter-export.ts';
import type { Promoter, PromoterFilter } from '#contract/distribution/promoters.ts';
import { customer } from '#server/customers/index.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { promotersWanted, rowsByIds } from './queries.ts';

export const promoterExport: ExportKind<PromoterFilter, Promoter> = {
  name: 'promoter',
  title: '分销员',
  columns: withTitles<keyof typeof promoterExportColumns, Promoter>(promoterExportColumns, {
    uid: cell(({ uid }) => uid),
    nickname: cell(({ nickname }) => nickname, 20),
    realName: cell(({ realName }) => realName),
    phone: cell(({ phone }) => phone, 14),
    spreadCount: cell(({ spreadCount }) => spreadCount),
    spreadOrderNum: cell(({ spreadOrderNum }) => spreadOrderNum),
    spreadOrderTotalPrice: amountCell(({ spreadOrderTotalPrice }) => spreadOrderTotalPrice),
    totalBrokeragePrice: amountCell(({ totalBrokeragePrice }) => totalBrokeragePrice),
    extractCountPrice: amountCell(({ extractCountPrice }) => extractCountPrice),
    extractCountNum: cell(({ extractCountNum }) => extractCountNum),
    brokeragePrice: amountCell(({ brokeragePrice }) => brokeragePrice),
    freezeBrokeragePrice: amountCell(({ freezeBrokeragePrice }) => freezeBrokeragePrice),
    promoterTime: timeCell(({ promoterTime }) => promoterTime),
    spreadUid: cell(({ spreadUid }) => spreadUid || null),
    spreadNickname: cell(({ spreadUid, spreadNickname }) => (spreadUid === 0 ? null : spreadNickname), 20),
  }),
  ...pagesByKey<PromoterFilter, Promoter>({ table: customer, id: customer.id, wanted: promotersWanted, rows: rowsByIds }),
};
