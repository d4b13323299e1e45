import type { CustomerExportColumn } from '#contract/customers/customer-export.ts';
import type { CustomerRow } from '#contract/customers/customer-record.ts';
import { sexes, userTypes } from '#contract/customers/words.ts';
import { showMoment } from '#contract/moment.ts';
import type { SheetColumn } from '#server/platform/sheets/cell.ts';

type Cell = Omit<SheetColumn<CustomerRow>, 'title'>;

const own = (value: Cell['value'], width?: number): Cell => ({ value, ...(width !== undefined && { width }) });
const amount = (fen: (row: CustomerRow) => number): Cell => ({ width: 11, decimals: true, value: (row) => fen(row) / 100 });
const time = (at: (row: CustomerRow) => Date | null): Cell =>
  own((row) => {
    const moment = at(row);
    return moment && showMoment(moment);
  }, 20);
const labels: Readonly<Record<string, string>> = userTypes.labels;

export const customerExportCells: Readonly<Record<CustomerExportColumn, Cell>> = {
  uid: own(({ uid }) => uid),
  nickname: own(({ nickname }) => nickname, 20),
  realName: own(({ realName }) => realName),
  phone: own(({ phone }) => phone, 14),
  userType: own(({ userType }) => labels[userType] ?? userType),
  levelName: own(({ levelName }) => levelName),
  groupName: own(({ groupName }) => groupName),
  tagName: own(({ tagName }) => tagName, 20),
  sex: own(({ sex }) => sexes.options.find(({ value }) => value === sex)?.label ?? null),
  birthday: own(({ birthday }) => birthday, 12),
  payCount: own(({ payCount }) => payCount),
  nowMoney: amount(({ nowMoney }) => nowMoney),
  integral: own(({ integral }) => integral),
  experience: own(({ experience }) => experience),
  brokeragePrice: amount(({ brokeragePrice }) => brokeragePrice),
  isPromoter: own(({ isPromoter }) => (isPromoter ? '是' : '否')),
  spreadUid: own(({ spreadUid }) => spreadUid || null),
  spreadNickname: own(({ spreadUid, spreadNickname }) => (spreadUid === 0 ? null : spreadNickname)),
  createTime: time(({ createTime }) => createTime),
  lastLoginTime: time(({ lastLoginTime }) => lastLoginTime),
  mark: own(({ mark }) => mark, 24),
  status: own(({ status }) => (status ? '正常' : '停用')),
};
