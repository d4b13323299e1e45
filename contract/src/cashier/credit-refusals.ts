import { type Fen, yuanOfFen } from '../fen.ts';
import { refusals } from '../refusal.ts';

export const creditRefusals = refusals('credit_account', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个赊账客户，请刷新页面' },
  TAKEN: { onConstraint: 'credit_account__customer', says: () => '这位用户已有赊账账户，请在列表里编辑' },
  NUMBER_TAKEN: { onConstraint: 'credit_account__number', says: () => '赊账户号重复，请再提交一次' },
  NO_BUYER: { says: () => '订单没有用户，不能赊账，请先收款' },
  NO_ACCOUNT: { says: () => '下单的用户没有赊账账户，请先在「出纳 › 赊账」里开户' },
  STOPPED: { says: (p: { company: string }) => `${p.company}的赊账已停用，请先收款` },
  OVERDUE: {
    says: (p: { company: string; overdue: Fen }) =>
      `${p.company}有 ${yuanOfFen(p.overdue)} 元逾期没有还，还清逾期的欠款后才能再赊账`,
  },
  LIMIT: {
    says: (p: { company: string; free: Fen }) =>
      `${p.company}的剩余额度是 ${yuanOfFen(p.free)} 元，不够赊这张订单；请先还款，或由有权限的人调整额度`,
  },
  MORE_THAN_OWED: { says: (p: { owed: Fen }) => `现在只欠 ${yuanOfFen(p.owed)} 元，请按欠款填写，多的不能记` },
  NO_DEBT: { says: () => '有的欠款不是这个客户的，或已还清，请重新选择' },
  MORE_THAN_LEFT: { says: (p: { number: string; left: Fen }) => `${p.number} 只剩 ${yuanOfFen(p.left)} 元没有还` },
  DEBT_TWICE: { onConstraint: 'cash_receipt_debt__once', says: () => '同一笔欠款只能选一次' },
  ORDER_ONCE: { onConstraint: 'credit_debt__order', says: () => '这张订单已经赊账' },
});
