import { type Fen, yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const withdrawalRefusals = refusals('user_extract', {
  NOT_FOUND: { says: () => '提现申请记录不存在' },
  NO_DECISION: { says: () => '操作失败' },
  DECIDED: { says: () => '提现申请已处理过' },
  NO_REASON: { says: () => '驳回时请填写驳回原因' },
  OWN_CORRECTION: { says: () => '收款账号是您改的，请另一位有审核权限的同事来通过' },
  PAYOUT_USED: {
    says: ({ payoutNo, of }: { payoutNo: string; of: string }) =>
      `付款流水号 ${payoutNo} 已记在${of}上，请核对；确是同一笔付款的，请单独通过并注明`,
  },
  BELOW_MINIMUM: { says: ({ least }: { least: Fen }) => `最低提现金额${yuanOfFen(least)}元` },
  NOTHING_LEFT: { says: () => '您当前没有金额可以提现' },
  TOO_MUCH: { says: ({ left }: { left: Fen }) => `你当前最多可提现 ${yuanOfFen(left)}元` },
  NO_WECHAT: { says: () => '请填写微信号！' },
  NO_ALIPAY: { says: () => '请填写支付宝账号！' },
  NO_BANK: { says: () => '请填写银行名称！' },
  NO_CARD: { says: () => '请填写银行卡号！' },
  KEY_REUSED: { onConstraint: 'user_extract__request_key', says: () => '幂等标识已用于另一笔提现，请换一个' },
});
