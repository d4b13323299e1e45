import { type Limit, limits } from '#contract/data-scope.ts';
import type { RefusalCode } from '#contract/refusal.ts';

export interface Envelope {
  code: 200 | RefusalCode;
  message: string;
  data?: unknown;
}

export const DONE = '操作成功';
export const NOT_SIGNED_IN: Envelope = { code: 401, message: '未登录或token过期，请登录！' };
/** Said in place of a file, for which the client of the wire does not lead to the sign-in. */
export const NO_SESSION_FOR_FILE: Envelope = { code: 401, message: '无效的会话，或者会话已过期，请重新登录。', data: null };
/** The wire's own words for an upload without a file. */
export const NO_FILE: Envelope = { code: 500, message: '上传的文件对象不存在...', data: null };
export const NOT_ALLOWED: Envelope = { code: 403, message: '没有相关权限' };
/** The screen asks for a new password instead of showing an error. */
export const PASSWORD_DUE: Envelope = { code: 403, message: '请先修改初始密码，再继续使用', data: { mustChangePassword: true } };
export const TWO_STEP_DUE: Envelope = {
  code: 403,
  message: '您的角色要求两步登录，请先开启，再继续使用',
  data: { mustSetUpTwoStep: true },
};
/** Said by the screens as they stand: the right is there, and not for more than the limit leaves. */
export const beyond = (limit: Limit): Envelope => ({ code: 403, message: limits[limit].beyond, data: { isBeyondLimit: true } });
/** A plain refusal: to a 403 the screens say a sentence of their own. */
export const READ_ONLY: Envelope = { code: 500, message: '您正在以他人身份查看，只能看、不能操作；结束查看后再试' };
export const NO_SUCH_CALL: Envelope = { code: 404, message: '接口不存在', data: null };
export const NOT_FOUND: Envelope = { code: 404, message: '没有找到相关数据', data: null };

/** Addresses that answer in envelopes. A doubled slash is one. */
export const isCall = (url: string): boolean => /^\/+api(\/|\?|$)/.test(url);

export const invalid = (message: string): Envelope => ({ code: 400, message, data: null });
export const broken = (requestNo: string, says = '系统异常，请稍后重试'): Envelope => ({
  code: 500,
  message: `${says}（请求号 ${requestNo}）`,
  data: null,
});
