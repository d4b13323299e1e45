import type { CustomerExportColumn } from '#contract/customers/customer-export.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { sexes, userTypes } from '#contract/customers/enums.ts';
import { amountCell, cell, timeCell } from '#server/exports/index.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';

/** Customer in a file, with the names by which apps of WeChat know them. */
export type ExportedCustomer = CustomerRow & { openids: readonly string[] };
type CustomerColumn = Omit<SheetColumn<ExportedCustomer>, 'title'>;

const labels: Readonly<Record<string, string>> = userTypes.labels;

export const customerExportCells: Readonly<Record<CustomerExportColumn, CustomerColumn>> = {
  uid: cell(({ uid }) => uid),
  nickname: cell(({ nickname }) => nickname, 20),
  realName: cell(({ realName }) => realName),
  phone: cell(({ phone }) => phone, 14),
  userType: cell(({ userType }) => labels[userType] ?? userType),
  levelName: cell(({ levelName }) => levelName),
  groupName: cell(({ groupName }) => groupName),
  tagName: cell(({ tagName }) => tagName, 20),
  sex: cell(({ sex }) => sexes.options.find(({ value }) => value === sex)?.label ?? null),
  birthday: cell(({ birthday }) => birthday, 12),
  payCount: cell(({ payCount }) => payCount),
  nowMoney: amountCell(({ nowMoney }) => nowMoney),
  integral: cell(({ integral }) => integral),
  experience: cell(({ experience }) => experience),
  brokeragePrice: amountCell(({ brokeragePrice }) => brokeragePrice),
  isPromoter: cell(({ isPromoter }) => (isPromoter ? '是' : '否')),
  spreadUid: cell(({ spreadUid }) => spreadUid || null),
  spreadNickname: cell(({ spreadUid, spreadNickname }) => (spreadUid === 0 ? null : spreadNickname)),
  createTime: timeCell(({ createTime }) => createTime),
  lastLoginTime: timeCell(({ lastLoginTime }) => lastLoginTime),
  mark: cell(({ mark }) => mark, 24),
  status: cell(({ uid, status, mergedInto }) =>
    mergedInto?.uid === uid ? '已注销' : mergedInto ? '已合并' : status ? '正常' : '停用',
  ),
  identities: cell(({ openids }) => openids.join('\n') || null, 32),
};
