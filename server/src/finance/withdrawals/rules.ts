import type { Fen } from '#contract/fen.ts';
import { withdrawalRefusals } from '#contract/finance/withdrawal-refusals.ts';
import { masked } from '#contract/masked.ts';
import type { WithdrawalRecord } from './tables.ts';

interface PayoutAccount {
  bankCode?: string | undefined;
  bankName?: string | undefined;
  alipayCode?: string | undefined;
  wechat?: string | undefined;
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

/** Account that the money goes to, by its way. */
export function checkAccount(way: WithdrawalRecord['extractType'], account: PayoutAccount): void {
  if (way === 'weixin' && isBlank(account.wechat)) throw withdrawalRefusals.NO_WECHAT();
  if (way === 'alipay' && isBlank(account.alipayCode)) throw withdrawalRefusals.NO_ALIPAY();
  if (way === 'bank' && isBlank(account.bankName)) throw withdrawalRefusals.NO_BANK();
  if (way === 'bank' && isBlank(account.bankCode)) throw withdrawalRefusals.NO_CARD();
}

const destination = ['realName', 'bankCode', 'bankName', 'bankAddress', 'alipayCode', 'wechat', 'qrcodeUrl'] as const;
type Destination = Pick<WithdrawalRecord, (typeof destination)[number]>;

/** The money would go somewhere else. */
export const isElsewhere = (before: Destination, corrected: Partial<Destination>): boolean =>
  destination.some((field) => corrected[field] !== undefined && corrected[field] !== before[field]);

/** The order of these is the wire's. */
export function checkAmount(amount: Fen, { left, least }: { left: Fen; least: Fen }): void {
  if (amount < least || amount === 0) throw withdrawalRefusals.BELOW_MINIMUM({ least });
  if (left <= 0) throw withdrawalRefusals.NOTHING_LEFT();
  if (amount > left) throw withdrawalRefusals.TOO_MUCH({ left });
}

/** Accounts as lists and files show them. */
export const withMaskedAccounts = <R extends Required<Pick<WithdrawalRecord, 'bankCode' | 'alipayCode' | 'wechat'>>>(
  row: R,
): R => ({
  ...row,
  bankCode: masked(row.bankCode),
  alipayCode: masked(row.alipayCode),
  wechat: masked(row.wechat),
});
