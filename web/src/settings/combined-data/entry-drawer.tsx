import { readForm } from '#contract/settings/form.ts';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { Empty, Loaded } from '#web/ui/index.ts';
import { EntryList } from './entry-list.tsx';

function WithTemplate({ gid, formId }: { gid: number; formId: number }) {
  return (
    <Loaded call={formTemplateCalls.info} input={{ id: formId }}>
      {(template) => {
        const form = template && readForm(template.content);
        if (!template || !form) return <Empty says="关联的表单无法识别，请编辑数据组，重新选择表单" />;
        return <EntryList scene={{ gid, formId, form, content: template.content }} />;
      }}
    </Loaded>
  );
}

/** The entries of a group, once its form is known. */
export const EntryDrawer = ({ gid }: { gid: number }) => (
  <Loaded call={groupCalls.info} input={{ id: gid }}>
    {(group) => {
      if (!group) return <Empty says="数据组不存在，可能已被删除" />;
      if (group.formId <= 0) return <Empty says="请先关联表单：编辑数据组，选择模板数据" />;
      return <WithTemplate gid={gid} formId={group.formId} />;
    }}
  </Loaded>
);
