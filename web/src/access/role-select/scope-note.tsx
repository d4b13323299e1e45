import { Form } from 'antd';
import { dataScopes } from '#contract/access/role-record.ts';
import { useRoles } from './role-select.tsx';

const notes: Readonly<Record<string, string>> = {
  [dataScopes.points]: '只看自己的提货点：保存后请到“核销员”里给对方选好提货点（可以是几个），否则看不到任何订单。',
  [dataScopes.shop]: '只看自己店铺的商品和订单：保存后请到“店铺管理”的“人员”里加上对方（可以是几家），否则看不到任何商品和订单。',
};

/** The next step for somebody whose chosen roles all see only their own point or shop; `name` is the field of their ids. */
export function ScopeNote({ name }: { name: string }) {
  const chosen: unknown = Form.useWatch(name);
  const { data } = useRoles();
  const ids = Array.isArray(chosen) ? chosen : [];
  const scopes = (data?.list ?? []).flatMap(({ id, dataScope = dataScopes.all }) => (ids.includes(id) ? [dataScope] : []));
  if (scopes.length === 0 || scopes.includes(dataScopes.all)) return null;
  return [...new Set(scopes)].map((scope) => notes[scope]).join('');
}
