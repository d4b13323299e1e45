import { Link } from 'react-router';
import { administratorCalls } from '#contract/access/administrators.ts';
import { Section, useCall, useMay } from '#web/ui/index.ts';

const SHOWN = 12;

/** People of the role, and how many, as far as the list of administrators answers. */
export const usePeople = (id: number | undefined) => {
  const may = useMay()(administratorCalls.list);
  const input = { page: 1, limit: SHOWN, roles: String(id ?? 0) };
  return useCall(administratorCalls.list, input, { enabled: may && id !== undefined }).data;
};

/** People who have the role, the first by name. */
export function RolePeople({ id }: { id: number }) {
  const people = usePeople(id);
  if (!people) return null;
  const rest = people.total - people.list.length;
  return (
    <Section title={`使用的人（${people.total}）`}>
      <p className="role-people">
        {people.total === 0 ? '还没有人使用这个角色' : people.list.map(({ realName }) => realName).join('、')}
        {rest > 0 && ` 等 ${people.total} 人`}{' '}
        {people.total > 0 && <Link to={`/operation/roleManager/adminList?roles=${id}`}>在管理员列表中查看</Link>}
      </p>
    </Section>
  );
}
