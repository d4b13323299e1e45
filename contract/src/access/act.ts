import { choices } from '../choices.ts';
import { riskOf } from './risk.ts';

/** Columns of a grid of rights. */
export const acts = choices({ see: '查看', add: '新增', change: '修改', remove: '删除', export: '导出', money: '资金' });
export type MenuAct = (typeof acts.values)[number];

const ADDING = /:(save|add|create|register|import|import:product|copy:product|upload:\w+)$/;
const REMOVING = /:(delete|revoke)$/;

/** Column of a permission, by its name: those that write are told apart by their last word. */
export function actOf(permission: string): MenuAct {
  const risk = riskOf(permission);
  if (risk === 'see' || risk === 'export' || risk === 'money') return risk;
  if (REMOVING.test(permission)) return 'remove';
  return ADDING.test(permission) ? 'add' : 'change';
}
