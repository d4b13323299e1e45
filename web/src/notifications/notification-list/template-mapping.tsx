import { Form, Select } from 'antd';
import { findEvent } from '#contract/notifications/events.ts';
import type { LetterTerms } from '#contract/notifications/letter-values.ts';
import type { Template } from '#contract/notifications/notification-record.ts';
import {
  type FieldContent,
  fieldContents,
  fieldValues,
  firstFault,
  suggestedFields,
} from '#contract/notifications/template-fields.ts';
import { type AccountTemplate, templateCalls } from '#contract/notifications/templates.ts';
import { Field, TextField, useCall, useMay } from '#web/ui/index.ts';
import { MappingInput } from './mapping-input.tsx';
import { TemplatePreview } from './template-preview.tsx';

const none: LetterTerms = { of: 'order', values: [] };

interface Props {
  mark: string;
  channel: 'wechat' | 'routine';
  template: Template;
}

interface MappingValues {
  tempId?: string;
  content?: string;
  fields?: readonly FieldContent[];
}

/** Templates that the account has, to choose one from; one that cannot be listed now leaves the id to be typed. */
function useAccountTemplates(channel: Props['channel']) {
  const may = useMay();
  const { data, error } = useCall(templateCalls.account, { channel }, { enabled: may(templateCalls.account), saysItself: true });
  return { account: data ?? [], trouble: error?.message };
}

/** The template of a channel of WeChat, what its fields hold, and the message that comes of it. */
export function TemplateMapping({ mark, channel, template }: Props) {
  const terms = findEvent(mark)?.letter ?? none;
  const { account, trouble } = useAccountTemplates(channel);
  const form = Form.useFormInstance<MappingValues>();
  const tempId = Form.useWatch<string | undefined>('tempId', form);
  const content = Form.useWatch<string | undefined>('content', { form, preserve: true }) ?? template.content ?? '';
  const fields = Form.useWatch<FieldContent[] | undefined>('fields', form) ?? template.fields;
  const known = account.find((one) => one.templateId === tempId);
  const options = known?.options ?? (tempId === template.tempId ? template.options : {});
  const take = (chosen: AccountTemplate | undefined) => {
    if (!chosen) return;
    const suggested = fieldContents(chosen.content, suggestedFields(chosen.content, terms, chosen.options));
    form.setFieldsValue({ tempId: chosen.templateId, content: chosen.content, fields: suggested });
  };
  return (
    <>
      <Form.Item label="账号里的模板" extra={trouble ?? '选好后，下面的字段会按名称和类型预先对应'}>
        <Select
          aria-label="账号里的模板"
          placeholder="从微信后台已选用的模板中选择"
          value={known?.templateId ?? null}
          options={account.map(({ templateId, title }) => ({ value: templateId, label: `${title}（${templateId}）` }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(id: string) => take(account.find(({ templateId }) => templateId === id))}
        />
      </Form.Item>
      <TextField
        name="tempId"
        help="同步后自动填写，也可以填写自己账号里的模板 ID"
        check={(typed) => (typed ? undefined : '请输入模板ID')}
        maxLength={100}
      />
      <Field
        name="fields"
        isFilled
        check={(typed) => firstFault({ content, options }, fieldValues((typed as FieldContent[]) ?? []), terms)}
      >
        <MappingInput content={content} terms={terms} options={options} />
      </Field>
      <Form.Item label="预览">
        <TemplatePreview title={known?.title ?? template.name ?? ''} content={content} terms={terms} fields={fields} />
      </Form.Item>
    </>
  );
}
