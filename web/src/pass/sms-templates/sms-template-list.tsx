import { Radio } from 'antd';
import { useSearchParams } from 'react-router';
import {
  type PassTemplate,
  passReviewStates,
  passTemplateCalls,
  passTemplateStates,
  passTemplateTypes,
} from '#contract/services/pass/sms-templates.ts';
import { Choice, type Column, DialogButton, Field, GoButton, ListPage, ListTabs, TextField, useMay } from '#web/ui/index.ts';
import { ACCOUNT } from '../addresses.ts';
import { WithAccount } from '../standing.tsx';

const TAB = 'list';
const tabs = [
  { value: '', label: '可用模板' },
  { value: 'applied', label: '申请记录' },
];
const SAMPLE = '您的验证码是：{$code}，有效期为{$time}分钟。如非本人操作，可不用理会。';

const shared: readonly Column<PassTemplate>[] = [
  { field: 'id', width: 72, card: 'none' },
  { field: 'temp_id', width: 112 },
  { field: 'title', width: 176, card: 'title' },
  { field: 'content', width: 360 },
  { field: 'temp_type', width: 96, of: passTemplateTypes },
];
const usable: readonly Column<PassTemplate>[] = [
  ...shared,
  { field: 'status', width: 96, card: 'status', show: (status) => <Choice of={passTemplateStates} value={status} /> },
];
const applied: readonly Column<PassTemplate>[] = [
  ...shared,
  {
    field: 'status',
    title: '审核',
    width: 96,
    card: 'status',
    show: (status) => <Choice of={passReviewStates} value={status} />,
  },
  { field: 'add_time', width: 152 },
];

const ApplyButton = () => (
  <DialogButton
    label="添加短信模板"
    title="添加模板"
    width={500}
    primary
    saveLabel="提交审核"
    call={passTemplateCalls.apply}
    start={{ title: '', content: SAMPLE, type: passTemplateTypes.code }}
    says="新增成功"
  >
    <TextField name="title" placeholder="请输入模板名称" />
    <TextField name="content" rows={4} help="{$code} 和 {$time} 是变量，发送时换成验证码和有效分钟数；其他变量同样写成 {$名称}" />
    <Field name="type">
      <Radio.Group options={passTemplateTypes.options} />
    </Field>
  </DialogButton>
);

/** Templates of text messages that may be sent, and those that were applied for. */
export function SmsTemplateList() {
  const [address] = useSearchParams();
  const isApplied = useMay()(passTemplateCalls.applys) && address.get(TAB) === 'applied';
  const strip = <ListTabs name={TAB} items={tabs} />;
  const actions = (
    <>
      <GoButton label="返回一号通" to={ACCOUNT} />
      <ApplyButton />
    </>
  );
  return (
    <WithAccount title="短信模板">
      {isApplied ? (
        <ListPage
          key="applied"
          title="短信模板"
          called="申请"
          call={passTemplateCalls.applys}
          columns={applied}
          tabs={strip}
          actions={actions}
          empty={{ says: '还没有申请过模板，点“添加短信模板”提交一个' }}
        />
      ) : (
        <ListPage
          key="usable"
          title="短信模板"
          call={passTemplateCalls.temps}
          columns={usable}
          tabs={strip}
          actions={actions}
          empty={{ says: '账号还没有可用的短信模板，点“添加短信模板”申请' }}
        />
      )}
    </WithAccount>
  );
}
