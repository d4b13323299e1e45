import { ReloadOutlined, StarOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Popover, Tooltip } from 'antd';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { OpenedPanel } from '../action/opened-panel.tsx';
import { usePhone } from '../basics/use-phone.ts';
import { DeletedButton } from '../record/deleted-button.tsx';
import type { Titled } from '../list-choice/arrange.ts';
import type { ListChoice } from '../list-choice/use-choice.ts';
import type { CountOf } from '../list-choice/view-count.tsx';

const ColumnChooser = lazy(() =>
  import('../list-choice/column-chooser.tsx').then(({ ColumnChooser: component }) => ({ default: component })),
);
const SavedViews = lazy(() =>
  import('../list-choice/saved-views.tsx').then(({ SavedViews: component }) => ({ default: component })),
);

interface Props {
  noun: string;
  /** Category type, when several screens share one table. */
  kind?: number | undefined;
  screen: string;
  /** Absent where nothing counts: a tree. */
  countOf?: CountOf | undefined;
  columns: readonly Titled[];
  choice: ListChoice;
  choose: (next: ListChoice) => void;
  again: () => void;
  isAsking: boolean;
}

function Tool({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = usePhone();
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      title={label}
      content={
        <OpenedPanel close={() => setOpen(false)}>
          <Suspense fallback={<span className="bone" />}>{children}</Suspense>
        </OpenedPanel>
      }
    >
      <Button type="text" icon={icon} aria-label={label} aria-expanded={isOpen} title={label}>
        {!isPhone && label}
      </Button>
    </Popover>
  );
}

/** Reload, saved views, columns, and what was deleted lately. */
export const ListTools = ({ noun, kind, screen, countOf, columns, choice, choose, again, isAsking }: Props) => (
  <>
    <Tooltip title="刷新">
      <Button type="text" icon={<ReloadOutlined spin={isAsking} />} aria-label="刷新" onClick={again} />
    </Tooltip>
    <Tool label="视图" icon={<StarOutlined />}>
      <SavedViews screen={screen} countOf={countOf} choice={choice} choose={choose} />
    </Tool>
    <Tool label="列" icon={<TableOutlined />}>
      <ColumnChooser columns={columns} choice={choice} choose={choose} />
    </Tool>
    <DeletedButton noun={noun} kind={kind} />
  </>
);
