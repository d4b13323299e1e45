import { labelOf } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { reportStates } from './report-record.ts';

interface ReportedBefore {
  shopName: string;
  unitName: string;
  /** Blank for a whole customer. */
  projectName: string;
  validEnd: string;
}

export const reportRefusals = refusals('report', {
  NUMBER_TAKEN: { onConstraint: 'report__number', says: () => '报备单号重复，请再保存一次' },
  NO_SHOP: { onConstraint: 'report__shop_there', says: () => '店铺不存在，请重新选择' },
  CHOOSE_SHOP: { code: 400, says: () => '请选择店铺' },
  SHOP_STAYS: { code: 403, says: () => '只能为自己的店铺报备' },
  NO_DEMAND: { onConstraint: 'report__demand', says: () => '没有找到关联的采购需求，请重新选择' },
  NO_UNIT: { says: () => '请输入客户单位' },
  BACKWARDS: { code: 400, says: () => '有效期的开始日期不能晚于结束日期' },
  OVER: { code: 400, says: () => '有效期已经结束，请先修改有效期' },
  STATE: { says: (p: { status: number }) => `报备${labelOf(reportStates, p.status) ?? ''}，不能这样操作，请刷新后再看` },
  OWN: { code: 403, says: () => '不能审核自己提交的报备，请另一位同事审核' },
  SPENT: { says: (p: { orderNo: string }) => `这份价格报备已用于订单 ${p.orderNo}，不能撤回` },
  NO_REMARK: { code: 400, says: () => '请填写拒绝原因' },
  HELD: {
    says: (p: ReportedBefore) =>
      p.projectName === ''
        ? `该客户已被其他店铺报备：“${p.unitName}”由“${p.shopName}”报备，有效期到 ${p.validEnd}`
        : `该项目已被其他店铺报备：“${p.unitName}”的“${p.projectName}”由“${p.shopName}”报备，有效期到 ${p.validEnd}`,
  },
});
