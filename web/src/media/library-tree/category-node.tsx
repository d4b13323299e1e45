import { CaretRightOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type DragEvent, useState } from 'react';
import { PICTURE_ROOT } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import type { Branch } from '#web/ui/filters/branch.ts';
import { useMay } from '#web/ui/wire/index.ts';

/** Acts on a category of pictures. */
export interface CategoryActs {
  current: number;
  open: (id: number) => void;
  /** Pictures were dropped on it; absent for those who may not move any. */
  put?: ((id: number) => void) | undefined;
  add: (under: number) => void;
  edit: (id: number) => void;
  remove: (branch: Branch) => void;
}

function useMenu(branch: Branch, { add, edit, remove }: CategoryActs): MenuProps['items'] {
  const may = useMay();
  const isRoot = branch.id === PICTURE_ROOT;
  return [
    may(categoryCalls.save) && { key: 'add', label: '添加分类', onClick: () => add(branch.id) },
    !isRoot &&
      may(categoryCalls.update) &&
      may(categoryCalls.info) && { key: 'edit', label: '编辑分类', onClick: () => edit(branch.id) },
    !isRoot && may(categoryCalls.delete) && { key: 'remove', label: '删除分类', danger: true, onClick: () => remove(branch) },
  ].filter((item) => item !== false);
}

/** Menu of one category, behind a button. */
export function CategoryMenu({ branch, acts }: { branch: Branch; acts: CategoryActs }) {
  const items = useMenu(branch, acts) ?? [];
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={`${branch.name}的操作`} />
    </Dropdown>
  );
}

/** Makes a category a place to drop pictures on. */
function useTarget(id: number, put: CategoryActs['put']) {
  const [isOver, setOver] = useState(false);
  if (!put) return {};
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      put(id);
    },
  };
}

/** A category with those below it. */
export function CategoryNode({ branch, acts }: { branch: Branch; acts: CategoryActs }) {
  const { id, name, child = [] } = branch;
  const [isOpen, setOpen] = useState(true);
  const target = useTarget(id, acts.put);
  return (
    <li>
      <div className="library-node" data-current={acts.current === id || undefined} {...target}>
        {child.length > 0 ? (
          <button
            type="button"
            className="library-fold"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'}${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            <CaretRightOutlined rotate={isOpen ? 90 : 0} />
          </button>
        ) : (
          <span className="library-fold" />
        )}
        <button
          type="button"
          className="library-name"
          aria-current={acts.current === id ? 'true' : undefined}
          onClick={() => acts.open(id)}
        >
          {name}
        </button>
        <CategoryMenu branch={branch} acts={acts} />
      </div>
      {isOpen && child.length > 0 && (
        <ul>
          {child.map((below) => (
            <CategoryNode key={below.id} branch={below} acts={acts} />
          ))}
        </ul>
      )}
    </li>
  );
}
