import { z } from 'zod';
import { calls, post } from '../../call.ts';
import { actsOf } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { refusals } from '../../refusal.ts';
import { onePassRefusals } from '../one-pass.ts';
import { absentOr, nothing, text } from '../../wire.ts';
import { passServices } from './pass-services.ts';

export const passOpeningRefusals = refusals('pass_opening', {
  NO_SIGN: { says: () => '签名不能为空' },
  NO_CARRIER: { says: () => '请选择快递公司' },
  NO_FORM: { says: () => '请选择快递模板' },
  NO_SENDER: { says: () => '请填写寄件人姓名' },
  NO_PHONE: { says: () => '请输入寄件人手机号码' },
  NO_ADDRESS: { says: () => '请填写寄件人详细地址' },
  NO_PRINTER: { says: () => '请填写云打印机编号' },
  WRONG_PHONE: { says: () => '请输入正确的手机号' },
  UNKNOWN_CARRIER: { says: () => '没有找到对应的快递公司' },
});

const field = text(255).optional();

/** Services of the account are opened one by one; waybills take what stands on each of them. */
export const passOpeningCalls = calls('pass_opening', '/admin/pass/service', {
  open: post('/open', {
    permission: 'admin:pass:service:open',
    body: z.object({
      type: passServices.schema(absentOr('服务类型不能为空', '未知的服务类型')),
      sign: text(32).optional(),
      com: text(50).optional(),
      tempId: text(64).optional(),
      toName: field,
      toTel: text(20).optional(),
      toAddress: field,
      siid: field,
    }),
    returns: nothing,
    refuses: [
      ...Object.values(passOpeningRefusals),
      onePassRefusals.NO_ACCOUNT,
      onePassRefusals.SILENT,
      onePassRefusals.BROKEN,
      onePassRefusals.REFUSED,
    ],
  }),
});

labelsOf('pass_opening', {
  type: '服务类型',
  sign: '短信签名',
  com: '快递公司',
  tempId: '电子面单模板',
  toName: '寄件人姓名',
  toTel: '寄件人电话',
  toAddress: '寄件人地址',
  siid: '云打印机编号',
});

actsOf('pass_opening', '一号通服务', { open: '开通一号通服务' });
