import { tableReader } from '../../stage/table-reader.ts';
import { madeAt, renamed } from '../values/values.ts';

export const roles = tableReader({
  from: 'eb_system_role',
  to: 'eb_system_role',
  row: ({ row }) => renamed(row, { id: 'id', role_name: 'role_name', status: 'status' }),
  losses: [{ says: '角色只带来名称：旧店的权限编号与新店不同，请在角色里重新勾选', isSo: () => true }],
});

export const administrators = tableReader({
  from: 'eb_system_admin',
  to: 'eb_system_admin',
  row: ({ row }) => ({
    ...renamed(row, { id: 'id', account: 'account', real_name: 'real_name', roles: 'roles', status: 'status', is_del: 'is_del' }),
    ...madeAt(row),
  }),
});
