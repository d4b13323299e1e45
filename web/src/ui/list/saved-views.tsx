import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Tag } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { useCall, useRun } from '../wire/index.ts';
import { type Choice, choiceFrom } from './use-choice.ts';

interface Props {
  screen: string;
  choice: Choice;
  choose: (next: Choice) => void;
}

/** Filters and columns under a name, for oneself or for everybody. */
export function SavedViews({ screen, choice, choose }: Props) {
  const { data: views = [] } = useCall(savedViewCalls.list, { screen });
  const remove = useRun(savedViewCalls.remove);
  const navigate = useNavigate();
  return (
    <div className="saved-views">
      {views.length === 0 && <p>还没有保存的视图。筛好之后在这里起个名字，下次一点就到。</p>}
      <ul>
        {views.map(({ id, name, query, columns, shared, mine }) => (
          <li key={id}>
            <Button type="link" size="small" onClick={() => (choose(choiceFrom(columns)), void navigate({ search: query }))}>
              {name}
            </Button>
            {shared && <Tag>共享</Tag>}
            {mine && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={`删除视图${name}`}
                onClick={() => remove.mutate({ id })}
              />
            )}
          </li>
        ))}
      </ul>
      <SaveView screen={screen} choice={choice} />
    </div>
  );
}

function SaveView({ screen, choice }: Omit<Props, 'choose'>) {
  const { search } = useLocation();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useRun(savedViewCalls.save, { then: () => setName('') });
  const submit = () => save.mutate({ id: 0, screen, name: name.trim(), query: search, columns: choice, shared });
  return (
    <div className="save-view">
      <Input
        size="small"
        maxLength={20}
        aria-label="视图名称"
        placeholder="给当前筛选起个名字"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={submit}
      />
      <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
        共享
      </Checkbox>
      <Button size="small" disabled={name.trim() === ''} loading={save.isPending} onClick={submit}>
        保存
      </Button>
    </div>
  );
}
