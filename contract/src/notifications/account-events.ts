import { type Event, noticeKinds, receivers, switchStates } from './event-terms.ts';

const { staff } = receivers;
const { on } = switchStates;
const { account } = noticeKinds;

/** Events around the accounts of staff. */
export const accountEvents = {
  adminPasskeyAdded: {
    id: 25,
    name: '添加通行密钥(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: account,
      says: (passkey) => `您的账号添加了通行密钥“${passkey}”；如不是您本人添加，请立即删除它并修改密码`,
      path: () => '/maintain/user',
      needs: [],
    },
  },
  adminWechatBound: {
    id: 26,
    name: '绑定微信(管理员)通知',
    to: staff,
    starts: { notice: on },
    notice: {
      of: account,
      says: (device) => `您的账号在“${device}”上绑定了微信；如不是您本人绑定，请立即解绑并修改密码`,
      path: () => '/maintain/user',
      needs: [],
    },
  },
  adminInvitationAccepted: {
    id: 64,
    name: '员工接受邀请(管理员)通知',
    to: staff,
    starts: { notice: on },
    // The account comes first, what it became after a blank.
    notice: {
      of: account,
      says: (subject) => `新员工 ${subject}`,
      path: (subject) => `/operation/roleManager/adminList?realName=${encodeURIComponent(subject.split(' ')[0] ?? '')}`,
      needs: ['admin:system:invitation:save'],
    },
  },
} as const satisfies Record<string, Event>;
