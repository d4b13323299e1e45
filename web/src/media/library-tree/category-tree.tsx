import { Input, TreeSelect } from 'antd';
import { useState } from 'react';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import type { Branch } from '#web/ui/filters/branch.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { DeletedButton } from '#web/ui/record/deleted-button.tsx';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { type CategoryActs, CategoryMenu, CategoryNode } from './category-node.tsx';
import { choiceOf, found, pruned } from './tree.ts';

interface Props {
  root: Branch;
  error: unknown;
  again: () => void;
  acts: CategoryActs;
}

const deleted = <DeletedButton noun="category" kind={categoryTypes.picture} label="最近删除的分类" />;

/** The categories of pictures: beside the pictures, or on a phone a select above them with what can be done with its choice. */
export function CategoryTree({ root, error, again, acts }: Props) {
  const [words, setWords] = useState('');
  const isPhone = usePhone();
  const visible = pruned(root, words.trim());
  if (error) return <Failing error={error} again={again} />;
  if (isPhone)
    return (
      <div className="library-tree-head">
        <TreeSelect
          aria-label="分类"
          treeDefaultExpandAll
          value={acts.current}
          treeData={[choiceOf(root)]}
          onChange={(id: number) => acts.open(id)}
        />
        <CategoryMenu branch={found(root, acts.current) ?? root} acts={acts} />
        {deleted}
      </div>
    );
  return (
    <nav className="library-tree" aria-label="图片分类">
      <div className="library-tree-head">
        <Input
          type="search"
          allowClear
          aria-label="搜索分类"
          placeholder="搜索分类"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {deleted}
      </div>
      {visible ? (
        <ul>
          <CategoryNode branch={visible} acts={acts} />
        </ul>
      ) : (
        <p>没有这个分类</p>
      )}
    </nav>
  );
}
