import { refusals } from '../refusal.ts';

export const administratorRefusals = refusals('admin', {
  ACCOUNT_TAKEN: { onConstraint: 'admin__account', says: () => '管理员已存在' },
  OLD_PASSWORD: { says: () => '原密码不正确' },
  COMMON_PASSWORD: { says: () => '这个密码太常见，或含有您的账号，容易被猜到，请换一个' },
  SAME_PASSWORD: { says: () => '新密码不能与原密码相同，请换一个' },
  NOT_FOUND: { says: () => '管理员不存在' },
  OWN_ACCOUNT: { says: () => '不能操作当前登录账号' },
  OWNER_STAYS: { says: () => '账号 admin 保管着设置与权限，不能改名或删除；不想让它登录，请停用它' },
  OWN_PASSWORD: { says: () => '要修改自己的密码，请退出后重新登录，15 分钟内再改密码；只改姓名时，密码请填现在的密码' },
  OWN_RECORD: { says: () => '自己只能修改姓名和密码；账号、手机号、角色和状态请联系管理员修改' },
  NOT_YOURS: { says: () => '对方拥有您没有的权限，不能修改该管理员' },
  NOT_GRANTABLE: { says: (p: { name: string }) => `角色“${p.name}”拥有您没有的权限，不能授予` },
  NO_ROLE: { says: () => '所选角色已被删除，请刷新页面后重新选择' },
  LAST_SUPER: {
    onConstraint: 'admin__last_super',
    says: () => '超级管理员不可删除：至少要有一位启用的超级管理员，请先添加另一位',
  },
  NO_PHONE: { says: () => '请先为管理员添加手机号!' },
});
