import { yuanText } from '#web/ui/cells/yuan.tsx';

/** Words by which people confirm that they have paid a refund back themselves; they name no sum where amounts are hidden. */
export function paidBackWords(amount: number | null | undefined, customer: string) {
  const sum = amount ? ` ${yuanText(amount)}` : '';
  const within = sum && `${sum} `;
  return {
    label: `确认已退款${sum}`,
    says: `已退款${within}给 ${customer}`,
    asks: `请先把退款${within}转账或当面付给用户，系统不会自动付款。确认后退款完成，且不可撤销。`,
  };
}
