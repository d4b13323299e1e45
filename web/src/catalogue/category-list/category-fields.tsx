import { shownOrHidden } from '#contract/choices.ts';
import { INT_MAX } from '#contract/wire.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagField, NumberField, TextField } from '#web/ui/index.ts';
import { IconInput } from '#web/ui/pickers/index.ts';
import { type Category, hasParents, hasPicture, hasUrl, isMenu, longestName } from './kinds.ts';
import { ParentInput } from './parent-input.tsx';

/** A name that was longer before may stay. */
const tooLong = (type: number, before: string | undefined) => (name: unknown) =>
  typeof name === 'string' && name !== before && name.trim().length > longestName(type)
    ? `分类名称最多 ${longestName(type)} 个字，请写短一些`
    : undefined;

const Extra = ({ type }: { type: number }) => {
  if (hasPicture(type))
    return (
      <Field name="extra" label="分类图标" help="建议 180 × 180 像素">
        <PictureInput model="store" />
      </Field>
    );
  if (isMenu(type))
    return (
      <Field name="extra" label="菜单图标">
        <IconInput />
      </Field>
    );
  return <TextField name="extra" label="扩展字段" rows={3} maxLength={2000} />;
};

/** Fields of a category; which there are depends on its type. */
export const CategoryFields = ({ type, of }: { type: number; of?: Category }) => (
  <>
    <TextField name="name" label="分类名称" check={tooLong(type, of?.name)} placeholder="请输入分类名称" />
    {hasUrl(type) && <TextField name="url" label="URL" maxLength={255} />}
    {hasParents(type) && (
      <Field name="pid" help={of?.pid === 0 ? '顶级分类请用“移动到”换位置' : undefined}>
        <ParentInput type={type} of={of} disabled={of?.pid === 0} />
      </Field>
    )}
    <Extra type={type} />
    <NumberField name="sort" help="数字大的排在前面" min={0} max={INT_MAX} />
    <FlagField name="status" of={shownOrHidden} />
  </>
);
