import { useLocation, useNavigate } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { useCall } from '../wire/index.ts';
import { type ListChoice, choiceFrom } from './use-choice.ts';

/** Views in sight; all of them stand behind 视图. */
const SHOWN = 6;

interface Props {
  screen: string;
  choose: (next: ListChoice) => void;
}

/** Saved views of a list beside its tabs, one click away. */
export function ViewTabs({ screen, choose }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: views = [] } = useCall(savedViewCalls.list, { screen });
  if (views.length === 0) return null;
  return (
    <nav className="view-tabs" aria-label="保存的视图">
      {views.slice(0, SHOWN).map(({ id, name, query, columns }) => (
        <button
          key={id}
          type="button"
          aria-current={search === query}
          onClick={() => (choose(choiceFrom(columns)), void navigate({ search: query }))}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
