import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { useCall, useRun } from '../wire/index.ts';
import type { ListChoice } from './use-choice.ts';
import type { CountOf } from './view-count.tsx';
import { ViewRow } from './view-row.tsx';

interface Props {
  screen: string;
  countOf: CountOf | undefined;
  choice: ListChoice;
  choose: (next: ListChoice) => void;
}

/** Filters and columns under a name, for oneself or for everybody. */
export function SavedViews({ screen, countOf, choice, choose }: Props) {
  const { data: views = [] } = useCall(savedViewCalls.list, { screen });
  return (
    <div className="saved-views">
      {views.length === 0 && <p>暂无视图。设置筛选后在此保存，下次可一键打开。</p>}
      <ul>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} countOf={countOf} choose={choose} />
        ))}
      </ul>
      <SaveView screen={screen} choice={choice} />
    </div>
  );
}

function SaveView({ screen, choice }: Omit<Props, 'choose' | 'countOf'>) {
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
        placeholder="视图名称"
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
