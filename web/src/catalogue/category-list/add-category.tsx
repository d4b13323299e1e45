import { PlusOutlined } from '@ant-design/icons';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { DialogButton } from '#web/ui/index.ts';
import { CategoryFields } from './category-fields.tsx';
import { newBelow } from './kinds.ts';

/** A new tree of its own, below which others come. */
export const AddCategory = ({ type, label }: { type: number; label: string }) => (
  <DialogButton
    label={`添加${label}`}
    title={`添加${label}`}
    call={categoryCalls.save}
    start={newBelow(0, type)}
    says="创建目录成功"
    primary
    icon={<PlusOutlined aria-hidden />}
  >
    <CategoryFields type={type} />
  </DialogButton>
);
