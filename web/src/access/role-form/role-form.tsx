import { useMemo } from 'react';
import { useParams } from 'react-router';
import { menuCalls } from '#contract/access/menus.ts';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { type RoleRow, dataScopes } from '#contract/access/role-record.ts';
import { roleCalls } from '#contract/access/roles.ts';
import type { Answer } from '#contract/call.ts';
import { decoder } from '#contract/transcode.ts';
import { Field, FormPage, Loaded, useSession } from '#web/ui/index.ts';
import { isSuper } from '../role-list/is-super.ts';
import { ROLES } from '../role-list/addresses.ts';
import { withCommonRights } from './common-rights.ts';
import { tickedIn, tickedInCopy } from './rights.ts';
import { RightsInput } from './rights-input.tsx';
import { RoleFields } from './role-fields.tsx';
import { RolePeople } from './role-people.tsx';
import './role-form.css';

type RoleInfo = Answer<typeof roleCalls.info>;

const NAME_MAX = 32;
const { save, update, info } = roleCalls;

/** Values of the form, of a role that somebody else has saved. */
function ofTheirs(theirs: object) {
  const role = decoder(info.returns)(theirs) as RoleInfo;
  return { ...role, rules: tickedIn(withCommonRights(role.menuList)) };
}

const limitsOf = ({ status, dataScope = dataScopes.all, refundLimit, refundDayLimit }: Partial<RoleRow>) => ({
  status: status ?? true,
  dataScope,
  refundLimit,
  refundDayLimit,
});

/** Reason for which a role is only looked at; undefined where it may be changed. */
function useKept(role: RoleInfo): string | undefined {
  const me = useSession(({ info: signed }) => signed);
  if (isSuper(role)) return '超级管理员角色始终拥有全部权限，不能修改';
  const isOwn = me?.roles.includes(String(role.id)) && !me.roles.includes('admin');
  return isOwn ? '这是您自己的角色，需要修改时请让其他管理员操作' : undefined;
}

interface SheetProps {
  tree: readonly RightNode[];
}

const parts = ({ tree, role, kept }: SheetProps & { role?: RoleInfo; kept?: string | undefined }) => (
  <>
    <div className="role-about">
      <RoleFields kept={kept} nameMax={NAME_MAX} />
      {role && <RolePeople id={role.id} />}
    </div>
    <section className="role-rights" aria-label="权限">
      <Field name="rules">
        <RightsInput tree={tree} {...(role && { roleId: role.id })} />
      </Field>
    </section>
  </>
);

const shared = { layout: 'vertical', touches: ['menu'], then: ROLES } as const;

/** A new role, or one that begins as another. */
function NewSheet({ tree: sent, from }: SheetProps & { from?: RoleInfo | undefined }) {
  const tree = useMemo(() => withCommonRights(sent), [sent]);
  const start = useMemo(
    () => ({
      ...limitsOf(from ?? {}),
      roleName: from ? `${from.roleName}副本`.slice(-NAME_MAX) : '',
      rules: from ? tickedInCopy(tree) : tickedIn(tree),
    }),
    [from, tree],
  );
  return (
    <FormPage {...shared} title={from ? '复制角色' : '添加角色'} call={save} start={start} says="创建角色成功">
      {parts({ tree })}
    </FormPage>
  );
}

function Sheet({ role }: { role: RoleInfo }) {
  const tree = useMemo(() => withCommonRights(role.menuList), [role.menuList]);
  const kept = useKept(role);
  const { id, roleName, edition } = role;
  const start = useMemo(() => ({ id, roleName, ...limitsOf(role), rules: tickedIn(tree) }), [id, roleName, role, tree]);
  return (
    <FormPage
      {...shared}
      title={`角色：${roleName}`}
      call={update}
      says="更新角色成功"
      start={start}
      opened={{ edition }}
      read={ofTheirs}
      readOnly={kept !== undefined}
    >
      {parts({ tree, role, kept })}
    </FormPage>
  );
}

/** Name, scope and rights of a role. */
export function RoleForm() {
  const { id, act } = useParams();
  if (id === undefined)
    return (
      <Loaded call={menuCalls.cacheTree} input={{}} title="添加角色" back={ROLES}>
        {(tree) => tree && <NewSheet tree={tree} />}
      </Loaded>
    );
  return (
    <Loaded key={id} call={info} input={{ id: Number(id) }} title="角色" back={ROLES}>
      {(role) => role && (act === 'copy' ? <NewSheet tree={role.menuList} from={role} /> : <Sheet role={role} />)}
    </Loaded>
  );
}
