import { Form } from 'antd';
import { Link } from 'react-router';
import { dataScopes } from '#contract/access/role-record.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { useMay } from '#web/ui/index.ts';
import { briefOf } from '../role-list/brief.ts';
import { roleAddress } from '../role-list/addresses.ts';
import { useRoles } from './role-select.tsx';
import './role-briefs.css';

/** The chosen roles in a few words, each with the way to all its rights; `name` is the field of their ids. */
export function RoleBriefs({ name }: { name: string }) {
  const chosen: unknown = Form.useWatch(name);
  const mayOpen = useMay()(roleCalls.info);
  const { data } = useRoles();
  const ids = Array.isArray(chosen) ? chosen : [];
  const roles = (data?.list ?? []).filter(({ id }) => ids.includes(id));
  if (roles.length === 0) return null;
  return (
    <ul className="role-briefs" aria-label="所选角色的权限">
      {roles.map((role) => (
        <li key={role.id}>
          <strong>{role.roleName}</strong>：{briefOf(role)}；{dataScopes.labels[role.dataScope ?? dataScopes.all]}。{' '}
          {mayOpen && (
            <Link to={roleAddress(role.id)} target="_blank">
              查看全部权限
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
