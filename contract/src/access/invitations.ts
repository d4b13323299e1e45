import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { flag, id, nothing, page, paged } from '../wire.ts';
import { administratorRefusals } from './administrator-refusals.ts';
import { newPassword } from './administrator-record.ts';
import { MadePasskey, NewPasskey, passkeyRefusals } from './passkeys.ts';
import { SignedIn } from './sign-in.ts';
import {
  account,
  hours,
  Invitation,
  INVITATION_HOURS,
  InvitationDraft,
  InvitationSent,
  invitationStates,
  Invited,
  secret,
} from './invitation-record.ts';

export const invitationRefusals = refusals('invitation', {
  UNKNOWN: {
    onConstraint: 'invitation_link__hash',
    says: () => '邀请链接不正确，或已换成新的链接，请向邀请您的人要最新的链接',
  },
  USED: { says: () => '这个邀请已经接受过，请用当时设置的账号直接登录' },
  EXPIRED: { says: () => '邀请已过期，请联系邀请您的人重新发送' },
  WITHDRAWN: { says: () => '邀请已被撤回，如有疑问请联系邀请您的人' },
  ENDED: { says: () => '邀请的内容已失效（角色、店铺或邀请人的权限有变化），请联系邀请您的人重新邀请' },
  TOO_OFTEN: { says: () => '操作太频繁，请 1 分钟后再试' },
  NO_KEY: { says: () => '请设置登录密码，或添加通行密钥' },
  NEEDS_PASSWORD: { says: () => '您的角色要求两步登录，请设置登录密码，之后可以在个人中心添加通行密钥' },
  ROLE_GONE: { says: () => '有的角色已被删除或停用，请重新选择角色' },
  PLACE_GONE: { says: () => '有的店铺或运营商已被删除或停用，请重新选择' },
  NOT_GRANTABLE: { says: () => '所选的角色、店铺或运营商超出您自己的权限，请重新选择' },
  SETTLED: { says: () => '这个邀请已被接受或撤回，请刷新页面' },
  NO_MAIL: { says: () => '店铺还没有设置发信服务器，请复制链接发给对方' },
  NO_ADDRESS: { says: () => '没有填写邮箱，请复制链接发给对方' },
});
const atTheDoor = [
  invitationRefusals.UNKNOWN,
  invitationRefusals.USED,
  invitationRefusals.EXPIRED,
  invitationRefusals.WITHDRAWN,
  invitationRefusals.ENDED,
  invitationRefusals.TOO_OFTEN,
];
const offering = [invitationRefusals.ROLE_GONE, invitationRefusals.PLACE_GONE, invitationRefusals.NOT_GRANTABLE];

/** Staff come by a link that is good once, and choose their own account and way to sign in. */
export const invitationCalls = calls('invitation', '/admin', {
  list: get('/system/invitation/list', {
    permission: 'admin:system:invitation:list',
    about: 'Newest first; `keywords` is part of a name.',
    query: paged({ state: invitationStates.schema('未知的状态').optional(), keywords: searchText(16).optional() }),
    returns: page(Invitation),
  }),
  save: post('/system/invitation/save', {
    permission: 'admin:system:invitation:save',
    about:
      'Offers only what the asking person may give. The link leaves by mail where there is an address and the shop has mail.',
    body: InvitationDraft,
    returns: InvitationSent,
    says: '已创建邀请',
    refuses: offering,
  }),
  resend: post('/system/invitation/resend', {
    permission: 'admin:system:invitation:save',
    about:
      'A new link, and the old one is good no more. `byMail` sends it to the address of the invitation; otherwise it is answered.',
    body: z.object({ id, byMail: flag.default(false), hours: hours.default(INVITATION_HOURS) }),
    returns: InvitationSent,
    says: '已换成新的链接，旧链接失效',
    refuses: [...offering, invitationRefusals.SETTLED, invitationRefusals.NO_MAIL, invitationRefusals.NO_ADDRESS],
  }),
  withdraw: post('/system/invitation/withdraw', {
    permission: 'admin:system:invitation:withdraw',
    body: z.object({ id }),
    returns: nothing,
    says: '已撤回，链接不能再用',
    refuses: [invitationRefusals.SETTLED],
  }),
  look: post('/invitation/look', {
    permission: 'public',
    about: 'The invitation behind a link.',
    body: z.object({ secret }),
    returns: Invited,
    refuses: atTheDoor,
  }),
  begin: post('/invitation/passkey', {
    permission: 'public',
    about: 'What the browser needs to make a passkey in place of a password.',
    body: z.object({ secret, account }),
    returns: NewPasskey,
    refuses: [...atTheDoor, invitationRefusals.NEEDS_PASSWORD, passkeyRefusals.NO_DOMAIN],
  }),
  accept: post('/invitation/accept', {
    permission: 'public',
    about: 'Makes the account, with a password or with a passkey, and signs its person in. Of two at once one gets it.',
    body: z.object({
      secret,
      account,
      pwd: newPassword.optional(),
      /** The answer of a device, in place of a password or besides. */
      answer: MadePasskey.optional(),
    }),
    returns: SignedIn,
    says: 'login success',
    refuses: [
      ...atTheDoor,
      invitationRefusals.NO_KEY,
      invitationRefusals.NEEDS_PASSWORD,
      administratorRefusals.ACCOUNT_TAKEN,
      administratorRefusals.COMMON_PASSWORD,
      passkeyRefusals.EXPIRED,
      passkeyRefusals.UNPROVEN,
      passkeyRefusals.TAKEN,
    ],
  }),
});

labelsOf('invitation', {
  id: '邀请编号',
  realName: '姓名',
  phone: '手机号',
  email: '邮箱',
  roleIds: '角色',
  roleNames: '角色',
  shopIds: '店铺',
  operatorId: '运营商',
  placeNames: '店铺或运营商',
  state: '状态',
  inviterName: '邀请人',
  hours: '有效时间',
  createTime: '邀请时间',
  expireTime: '有效期至',
  acceptTime: '接受时间',
  account: '账号',
  keywords: '姓名',
  invitedBy: '邀请人',
  adminId: '员工',
  pwd: '登录密码',
  answer: '通行密钥',
  byMail: '用邮件发送',
  secret: '邀请链接',
});

historyOf('invitation', {
  label: '员工邀请',
  readBy: 'admin:system:invitation:list',
  fields: {
    ...texts('realName', 'roleNames', 'placeNames', 'phone', 'email', 'expireTime'),
    state: invitationStates,
    invitedBy: 'text',
    adminId: 'text',
  },
  named: { invitedBy: ['admin', 'realName'], adminId: ['admin', 'realName'] },
  acts: { save: '邀请员工', resend: '重新发送邀请', withdraw: '撤回邀请', accept: '接受邀请', begin: '准备添加通行密钥' },
});
