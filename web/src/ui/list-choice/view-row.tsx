import { DeleteOutlined, PushpinFilled, PushpinOutlined, TeamOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type SavedView, savedViewCalls } from '#contract/access/preferences.ts';
import { useMay, useRun } from '../wire/index.ts';
import { type ListChoice, choiceFrom } from './use-choice.ts';
import { type CountOf, ViewCount } from './view-count.tsx';
import { ViewRoles } from './view-roles.tsx';

interface Props {
  view: SavedView;
  countOf: CountOf | undefined;
  choose: (next: ListChoice) => void;
}

/** A view: what it finds now, the way to it, and whose lists open with it. */
export function ViewRow({ view, countOf, choose }: Props) {
  const { id, name, query, columns, shared, mine, opens, roleIds } = view;
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isGiving, setGiving] = useState(false);
  const open = useRun(savedViewCalls.open);
  const remove = useRun(savedViewCalls.remove);
  return (
    <li>
      <Button
        type="link"
        size="small"
        aria-current={search === query}
        onClick={() => (choose(choiceFrom(columns)), void navigate({ search: query }))}
      >
        {name}
      </Button>
      {countOf && <ViewCount counting={countOf(query)} />}
      {shared && <Tag>共享</Tag>}
      {roleIds.length > 0 && <Tag color="blue">角色默认</Tag>}
      <span className="view-acts">
        <Button
          type="text"
          size="small"
          icon={opens ? <PushpinFilled /> : <PushpinOutlined />}
          aria-label={`打开列表时默认使用视图${name}`}
          aria-pressed={opens}
          title={opens ? '不再默认使用' : '打开列表时默认使用'}
          loading={open.isPending}
          onClick={() => open.mutate({ id, opens: !opens })}
        />
        {shared && may(savedViewCalls.openForRoles) && (
          <Button
            type="text"
            size="small"
            icon={<TeamOutlined />}
            aria-label={`设置默认使用视图${name}的角色`}
            aria-expanded={isGiving}
            title="设为角色的默认视图"
            onClick={() => setGiving(!isGiving)}
          />
        )}
        {mine && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={`删除视图${name}`}
            onClick={() => remove.mutate({ id })}
          />
        )}
      </span>
      {isGiving && <ViewRoles view={view} />}
    </li>
  );
}
