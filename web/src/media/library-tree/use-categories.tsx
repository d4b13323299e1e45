import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Category, PICTURE_ROOT } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { DELETE_FOREVER, useConfirm } from '#web/ui/action/confirm.ts';
import type { Branch } from '#web/ui/filters/branch.ts';
import type { Address } from '#web/ui/scene/address.ts';
import { queryOf, useRun } from '#web/ui/wire/index.ts';
import { AddCategory, EditCategory } from './category-dialog.tsx';
import type { CategoryActs } from './category-node.tsx';
import { idOf, pidOf } from './tree.ts';

type CategoryDialog = { add: number } | { edit: Category };

/** Acts on the categories of pictures, and their dialog. */
export function useCategories(address: Address, root: Branch): { acts: Omit<CategoryActs, 'put'>; dialog: ReactNode } {
  const [asked, setAsked] = useState<CategoryDialog>();
  const confirm = useConfirm();
  const client = useQueryClient();
  const current = idOf(Number(address.get('pid')));
  const open = (id: number) => address.set({ pid: id === PICTURE_ROOT ? '' : String(pidOf(id)) });
  const { mutate } = useRun(categoryCalls.delete, { says: '删除成功', touches: ['attachment'] });

  const edit = async (id: number) => {
    const category = await client.fetchQuery(queryOf(categoryCalls.info, { id })).catch(() => undefined);
    if (category) setAsked({ edit: category });
  };
  const remove = async ({ id, name }: Branch) => {
    if (!(await confirm({ ask: `${DELETE_FOREVER}分类“${name}”里的图片会移到全部图片`, label: '删除', danger: true }))) return;
    mutate({ id }, { onSuccess: () => id === current && open(PICTURE_ROOT) });
  };
  const close = () => setAsked(undefined);
  return {
    acts: {
      current,
      open,
      add: (under) => setAsked({ add: under }),
      edit: (id) => void edit(id),
      remove: (one) => void remove(one),
    },
    dialog: asked && (
      <>
        {'add' in asked && <AddCategory root={root} under={asked.add} onClose={close} />}
        {'edit' in asked && <EditCategory root={root} category={asked.edit} onClose={close} />}
      </>
    ),
  };
}
