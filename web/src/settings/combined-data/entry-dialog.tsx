import { PlusOutlined } from '@ant-design/icons';
import type { AnyCall } from '#contract/call.ts';
import type { FormField } from '#contract/settings/form.ts';
import { decoder } from '#contract/transcode.ts';
import { GroupData, groupDataCalls, shownOrNot } from '#contract/settings/group-data.ts';
import { isLink } from '#contract/settings/links.ts';
import { ArticleLink } from '#web/content/index.ts';
import { TemplateFields } from '#web/forms/index.ts';
import { DialogButton, FlagField, NumberField } from '#web/ui/index.ts';
import type { EntryScene } from './entry-scene.ts';
import { asDraft, asTyped, openedOf } from './entry-values.ts';

/** Links are typed or chosen among pages, or an article is picked. */
const around = (field: FormField) => (isLink(field) ? ArticleLink : undefined);

const wantsSort = (sort: unknown) => (typeof sort === 'number' ? undefined : '排序不能为空');

interface Props {
  scene: EntryScene;
  /** The one to change; none for a new one, which stands at `next`. */
  entry?: GroupData;
  next?: number;
  /** Call that saves it, for row actions that leave it out for those who may not. */
  call?: AnyCall;
}

/** A button with the dialog of an entry: its place, whether it is shown, and the fields of the group's form. */
export function EntryDialog({ scene, entry, next = 1 }: Props) {
  const shared = {
    width: 700,
    start: asTyped(entry, next),
    children: (
      <>
        <div className="field-pair">
          <NumberField name={['form', 'sort']} check={wantsSort} help="数字小的排在前面" min={0} />
          <FlagField name={['form', 'status']} of={shownOrNot} />
        </div>
        <TemplateFields content={scene.content} name="entry" layout="vertical" wrap={around} />
      </>
    ),
  };
  if (!entry)
    return (
      <DialogButton
        {...shared}
        label="添加数据"
        title="添加数据"
        says="添加数据成功"
        call={groupDataCalls.save}
        input={(values) => asDraft(scene, values)}
        primary
        icon={<PlusOutlined aria-hidden />}
      />
    );
  return (
    <DialogButton
      {...shared}
      label="编辑"
      title="编辑数据"
      call={groupDataCalls.update}
      opened={openedOf(entry)}
      read={(theirs) => asTyped(decoder(GroupData)(theirs) as GroupData, next)}
      input={(values) => ({ id: entry.id, ...asDraft(scene, values, entry.value) })}
    />
  );
}
