import { labelOf } from '#contract/choices.ts';
import { withdrawalExportColumns } from '#contract/finance/withdrawal-export.ts';
import { type Withdrawal, type WithdrawalFilter, payoutTypes, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { rowsByIds, withdrawalsWanted } from './queries.ts';
import { userExtract } from './tables.ts';

export const withdrawalExport: ExportKind<WithdrawalFilter, Withdrawal> = {
  name: 'withdrawal',
  title: '提现申请',
  columns: withTitles<keyof typeof withdrawalExportColumns, Withdrawal>(withdrawalExportColumns, {
    id: cell(({ id }) => id),
    uid: cell(({ uid }) => uid),
    nickName: cell(({ nickName }) => nickName, 20),
    extractPrice: amountCell(({ extractPrice }) => extractPrice),
    extractType: cell(({ extractType }) => labelOf(payoutTypes, extractType) ?? extractType),
    realName: cell(({ realName }) => realName),
    bankCode: cell(({ bankCode }) => bankCode, 24),
    bankName: cell(({ bankName }) => bankName, 20),
    bankAddress: cell(({ bankAddress }) => bankAddress, 24),
    alipayCode: cell(({ alipayCode }) => alipayCode, 20),
    wechat: cell(({ wechat }) => wechat, 20),
    status: cell(({ status }) => labelOf(withdrawalStates, status) ?? null),
    failMsg: cell(({ failMsg }) => failMsg, 24),
    payoutNo: cell(({ payoutNo }) => payoutNo, 24),
    auditorName: cell(({ auditorName }) => auditorName),
    mark: cell(({ mark }) => mark, 24),
    createTime: timeCell(({ createTime }) => createTime),
  }),
  ...pagesByKey<WithdrawalFilter, Withdrawal>({
    table: userExtract,
    id: userExtract.id,
    wanted: withdrawalsWanted,
    rows: rowsByIds,
  }),
};
