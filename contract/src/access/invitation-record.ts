import { z } from 'zod';
import { choices } from '../choices.ts';
import { id, integer, moment, momentOrNone, words } from '../wire.ts';
import { mobileOrNone } from './administrator-record.ts';

export const INVITATION_HOURS = 72;
const HOURS_MAX = 720;
const ROLES_MAX = 20;
const SHOPS_MAX = 50;

/** State of an invitation; one that nobody has taken ends with its time. */
export const invitationStates = choices({
  pending: ['pending', '待接受', 'waits'],
  accepted: ['accepted', '已接受', 'done'],
  expired: ['expired', '已过期', 'rest'],
  withdrawn: ['withdrawn', '已撤回', 'rest'],
});
export type InvitationState = (typeof invitationStates.values)[number];

export const account = words(32, '请填写账号', '账号最多 32 个字');
const realName = words(16, '请填写姓名', '姓名最多 16 个字');
export const hours = integer(1, HOURS_MAX, `有效时间应为 1 到 ${HOURS_MAX} 小时`);
const email = z.union([z.literal(''), z.email('请填写正确的邮箱').max(254, '邮箱最多 254 个字')], '请填写正确的邮箱');
const ids = (max: number, tooMany: string) => z.array(id).max(max, tooMany);

export const InvitationDraft = z.object({
  realName,
  roleIds: ids(ROLES_MAX, `最多 ${ROLES_MAX} 个角色`).min(1, '请选择角色'),
  /** Shops of whose people they will be. */
  shopIds: ids(SHOPS_MAX, `最多 ${SHOPS_MAX} 家店铺`).default([]),
  operatorId: id.nullish(),
  phone: mobileOrNone,
  email: email.default(''),
  hours: hours.default(INVITATION_HOURS),
});
export type InvitationDraft = z.output<typeof InvitationDraft>;

/** An invitation as staff see it. Names are those of the moment in which it was made. */
export const Invitation = z.object({
  id,
  realName: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  roleNames: z.string(),
  placeNames: z.string(),
  state: invitationStates.schema(),
  inviterName: z.string(),
  createTime: moment,
  expireTime: moment,
  acceptTime: momentOrNone,
  /** Account of whoever accepted. */
  account: z.string().nullable(),
});
export type Invitation = z.output<typeof Invitation>;

/** The secret of the link is told once, and not at all where it has left by mail. */
export const InvitationSent = z.object({ id, secret: z.string().nullable(), email: z.string(), expireTime: moment });
export type InvitationSent = z.output<typeof InvitationSent>;

/** The invitation as the invited person sees it before they accept. */
export const Invited = z.object({
  siteName: z.string(),
  inviterName: z.string(),
  realName: z.string(),
  roles: z.array(z.string()),
  places: z.array(z.string()),
  expireTime: moment,
  /** A role asks for two-step sign-in, which begins with a password. */
  needsPassword: z.boolean(),
});
export type Invited = z.output<typeof Invited>;

export const secret = words(64, '邀请链接不完整，请重新打开', '邀请链接不正确，请重新打开');
