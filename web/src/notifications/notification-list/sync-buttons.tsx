import { Modal } from 'antd';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { type TemplateSync, templateCalls } from '#contract/notifications/templates.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Facts, RunButton } from '#web/ui/index.ts';

const ask = (where: string) => `把这里的模板同步到${where}：已有的直接采用，缺少的添加，账号里别的模板不会删除。`;

/** Other servers answer nothing. */
const says = (answer: TemplateSync | null) =>
  answer === null
    ? '同步成功'
    : answer.refused.length + answer.open.length > 0
      ? undefined
      : `同步成功：新添加 ${answer.added} 个，已有 ${answer.kept} 个`;

const openSaid = ({ type, fields }: TemplateSync['open'][number]) =>
  [type, `${fields.map((label) => `“${label}”`).join('、')}还没有选择内容，请到“通知详情”里选好`] as const;

/** Templates that staff have to see to after a sync. */
function TodoDialog({ result: { added, kept, refused, open }, onClose }: { result: TemplateSync; onClose: () => void }) {
  useFocusBack();
  return (
    <Modal
      open
      title="同步结果"
      width={640}
      okText="知道了"
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>
        新添加 {added} 个，已有 {kept} 个，还有 {refused.length + open.length} 个要处理：
      </p>
      <Facts of={[...refused.map(({ type, why }) => [type, why] as const), ...open.map(openSaid)]} />
    </Modal>
  );
}

interface Props {
  label: string;
  call: Call<object, TemplateSync | null>;
  where: string;
}

function SyncButton({ label, call, where }: Props) {
  const [result, setResult] = useState<TemplateSync>();
  const show = (answer: TemplateSync | null) =>
    setResult(answer && answer.refused.length + answer.open.length > 0 ? answer : undefined);
  return (
    <>
      <RunButton label={label} call={call} input={{}} ask={ask(where)} touches={['notification']} says={says} then={show} />
      {result && <TodoDialog result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}

/** Makes the templates known to the accounts of the shop. */
export const SyncButtons = () => (
  <>
    <SyncButton
      label="同步小程序订阅消息"
      call={templateCalls.syncRoutine}
      where="小程序（经营类目：生活服务 > 百货/超市/便利店）"
    />
    <SyncButton
      label="同步微信模版消息"
      call={templateCalls.syncWechat}
      where="公众号（经营类目：IT科技/互联网|电子商务，IT科技/IT软件与服务）"
    />
  </>
);
