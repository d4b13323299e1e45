import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { choices } from '../../choices.ts';
import { actsOf } from '../../history.ts';
import { fenOfYuan } from '../../fen.ts';
import { labelsOf } from '../../labels.ts';
import { refusals } from '../../refusal.ts';
import { onePassRefusals } from '../one-pass.ts';
import { absentOr, count, integer, INT_MAX, momentOrNone } from '../../wire.ts';
import { passServices } from './pass-services.ts';

export const passPackageRefusals = refusals('pass_package', {
  NOT_OPEN: { says: () => '请先开通对应的服务' },
  CHANGED: { says: () => '这个套餐的价格或数量有变化，请重新选择套餐' },
});

/** Ways to pay the platform. */
export const passPayTypes = choices({ weixin: '微信支付', alipay: '支付宝' });

/** Yuan as a number, as the platform writes them; a text is read as well. */
const yuanNumber = (missing: string) =>
  z.codec(
    z.union([z.number(missing), z.string(missing).regex(/^\d{1,8}(\.\d{1,2})?$/, missing)], missing),
    z.int().min(0, missing),
    {
      decode: (yuan) => fenOfYuan(yuan),
      encode: (fen) => fen / 100,
    },
  );

const PassPackage = z.object({ id: z.int(), price: yuanNumber('套餐金额不能为空'), num: count });
export type PassPackage = z.output<typeof PassPackage>;

const signedIn = [onePassRefusals.NO_ACCOUNT, onePassRefusals.NOT_OFFERED, onePassRefusals.SILENT, onePassRefusals.REFUSED];

export const passPackageCalls = calls('pass_package', '/admin/pass/meal', {
  list: get('/list', {
    permission: 'admin:pass:meal:list',
    query: z.object({ type: passServices.schema('请选择正确的套餐类型') }),
    returns: z.object({ count: count.optional(), data: z.array(PassPackage).default([]) }),
    refuses: signedIn,
  }),
  drawCode: post('/code', {
    permission: 'admin:pass:meal:code',
    about:
      'Draws the code that is paid by scanning it, for the package as the platform sells it now. What is sent as its price and number has to agree.',
    body: z.object({
      mealId: integer(1, INT_MAX, '套餐ID不能为空'),
      price: yuanNumber('套餐金额不能为空'),
      num: integer(0, INT_MAX, '套餐量不能为空'),
      type: passServices.schema(absentOr('套餐类型不能为空', '未知的套餐类型')),
      payType: passPayTypes.schema(absentOr('支付类型不能为空', '未知的支付类型')),
    }),
    returns: z.object({ qr_code: z.string(), invalid: momentOrNone }),
    refuses: [...signedIn, onePassRefusals.SIGNED_OUT, passPackageRefusals.NOT_OPEN, passPackageRefusals.CHANGED],
  }),
});

labelsOf('pass_package', {
  mealId: '套餐',
  price: '支付金额',
  num: '充值数量',
  type: '套餐类型',
  payType: '付款方式',
});

actsOf('pass_package', '一号通套餐', { drawCode: '购买一号通套餐' });
