import { refusals } from '../refusal.ts';

refusals('role', {
  NAME_TAKEN: { onConstraint: 'role__name', says: () => '角色名称重复' },
  GRANTED_ALREADY: { onConstraint: 'role_menu__pair', says: () => '该角色已有这项权限，请刷新页面后重试' },
  HELD_ALREADY: { onConstraint: 'admin_role__pair', says: () => '该管理员已有这个身份，请刷新页面后重试' },
});
