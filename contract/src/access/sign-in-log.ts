import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { dateLimit, periodRefusals } from '../date-limit.ts';
import { exportRefusals } from '../exports/exports.ts';
import { labelsOf } from '../labels.ts';
import { searchText } from '../search-text.ts';
import { id, moment, page, paged, text } from '../wire.ts';

export const signInOutcomes = choices({
  done: ['done', '登录成功', 'done'],
  wrong: ['wrong', '账号或密码不正确', 'trouble'],
  captcha: ['captcha', '验证码不正确', 'trouble'],
  locked: ['locked', '失败过多，暂停登录', 'waits'],
  asked: ['asked', '身份已确认，等待动态码', 'waits'],
  code: ['code', '动态码不正确', 'trouble'],
  key: ['key', '通行密钥没有通过验证', 'trouble'],
  disabled: ['disabled', '账号已停用', 'rest'],
});
export type SignInOutcome = (typeof signInOutcomes.values)[number];

export const SignInEntry = z.object({
  id,
  at: moment,
  account: z.string(),
  realName: z.string().nullable(),
  outcome: signInOutcomes.schema(),
  address: z.string(),
  device: z.string(),
});
export type SignInEntry = z.output<typeof SignInEntry>;

const filters = {
  account: searchText(32).optional(),
  address: text(45).optional(),
  outcome: signInOutcomes.schema().optional(),
  dateLimit: dateLimit.optional(),
};

/** Every try to sign in, newest first. */
export const signInLogCalls = calls('sign_in_log', '/admin/system/sign/log', {
  list: get('/list', {
    permission: 'admin:system:sign:log:list',
    query: paged(filters),
    returns: page(SignInEntry),
    refuses: [periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

export const signInLogExportCalls = calls('sign_in_log', '/admin/export/excel', {
  export: get('/signIn', {
    permission: 'admin:system:sign:log:export',
    about: 'A workbook of what the filters of the list find, by a link that is good for ten minutes.',
    query: z.object(filters),
    returns: z.object({ fileName: z.string() }),
    refuses: [exportRefusals.EMPTY, periodRefusals.UNREADABLE, periodRefusals.BACKWARDS],
  }),
});

labelsOf('sign_in_log', {
  at: '时间',
  account: '账号',
  realName: '姓名',
  outcome: '结果',
  address: '登录地址',
  device: '设备',
  dateLimit: '时间',
});
