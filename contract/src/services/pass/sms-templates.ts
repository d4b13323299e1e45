import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { choices } from '../../choices.ts';
import { actsOf } from '../../history.ts';
import { labelsOf } from '../../labels.ts';
import { onePassRefusals } from '../one-pass.ts';
import { absentOr, nothing, paged, words } from '../../wire.ts';
import { countedPage } from './counted-page.ts';
import { passPhone } from './pass-services.ts';

export const passTemplateTypes = choices({ code: [1, '验证码'], notice: [2, '通知'], promotion: [3, '推广'] });

/** A template that is unusable may not be sent. */
export const passTemplateStates = choices({ unusable: [0, '不可用', 'rest'], usable: [1, '可用', 'done'] });

/** Review of a template that was applied for. */
export const passReviewStates = choices({
  waiting: [0, '审核中', 'underway'],
  approved: [1, '已通过', 'done'],
  refused: [2, '未通过', 'trouble'],
});

const PassTemplate = z.object({
  id: z.int(),
  /** Number by which messages name it; none before it is approved. */
  temp_id: z.string().default(''),
  title: z.string().default(''),
  content: z.string().default(''),
  temp_type: z.int(),
  status: z.int(),
  type: z.string().default(''),
  add_time: z.string().default(''),
});
export type PassTemplate = z.output<typeof PassTemplate>;

const refuses = [onePassRefusals.NO_ACCOUNT, onePassRefusals.SILENT, onePassRefusals.BROKEN, onePassRefusals.REFUSED];
const type = passTemplateTypes.schema(absentOr('模板类型不能为空', '未知的模板类型'));

export const passTemplateCalls = calls('pass_template', '/admin/sms', {
  temps: get('/temps', {
    permission: 'admin:sms:temps',
    query: paged({}),
    returns: countedPage(PassTemplate),
    echoes: ['page', 'limit'],
    refuses,
  }),
  apply: post('/temp/apply', {
    permission: 'admin:sms:temp:apply',
    body: z.object({ title: words(64, '模板标题不能为空'), content: words(500, '模板内容不能为空'), type }),
    returns: nothing,
    refuses,
  }),
  applys: post('/applys', {
    permission: 'admin:sms:applys',
    about: 'Templates that were applied for, newest first, with where their review stands.',
    query: paged({ type: passTemplateTypes.schema('未知的模板类型').optional() }),
    returns: countedPage(PassTemplate),
    echoes: ['page', 'limit'],
    refuses,
  }),
  modifySign: post('/modify/sign', {
    permission: 'admin:sms:modify:sign',
    body: z.object({
      sign: words(32, '短信签名不能为空'),
      phone: passPhone('手机号不能为空'),
      code: words(16, '短信验证码不能为空'),
    }),
    returns: nothing,
    refuses,
  }),
});

labelsOf('pass_template', {
  id: 'ID',
  temp_id: '模板ID',
  title: '模板名称',
  content: '模板内容',
  temp_type: '模板类型',
  type: '模板类型',
  status: '模板状态',
  add_time: '申请时间',
  sign: '短信签名',
  phone: '手机号',
  code: '验证码',
});

actsOf('pass_template', '短信模板', { apply: '申请短信模板', modifySign: '修改短信签名' });
