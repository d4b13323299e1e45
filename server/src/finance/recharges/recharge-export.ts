import { labelOf } from '#contract/choices.ts';
import { rechargeExportColumns } from '#contract/finance/recharge-export.ts';
import { type Recharge, type RechargeFilter, rechargeTypes } from '#contract/finance/recharge-record.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { rechargesWanted, rowsByIds } from './queries.ts';
import { userRecharge } from './tables.ts';

export const rechargeExport: ExportKind<RechargeFilter, Recharge> = {
  name: 'recharge',
  title: '充值记录',
  columns: withTitles<keyof typeof rechargeExportColumns, Recharge>(rechargeExportColumns, {
    id: cell(({ id }) => id),
    orderId: cell(({ orderId }) => orderId, 38),
    uid: cell(({ uid }) => uid),
    nickname: cell(({ nickname }) => nickname, 20),
    price: amountCell(({ price }) => price),
    givePrice: amountCell(({ givePrice }) => givePrice),
    refundPrice: amountCell(({ refundPrice }) => refundPrice),
    rechargeType: cell(({ rechargeType }) => labelOf(rechargeTypes, rechargeType) ?? rechargeType, 14),
    paid: cell(({ paid }) => (paid ? '已支付' : '未支付')),
    payTime: timeCell(({ payTime }) => payTime),
    createTime: timeCell(({ createTime }) => createTime),
  }),
  ...pagesByKey<RechargeFilter, Recharge>({ table: userRecharge, id: userRecharge.id, wanted: rechargesWanted, rows: rowsByIds }),
};
