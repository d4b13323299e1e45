import { Input, InputNumber } from 'antd';
import type { Answer } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FlagInput } from '#web/ui/inputs/flag-input.tsx';
import type { Key } from '#web/ui/wire/index.ts';

type Carrier = Answer<typeof expressCalls.list>['list'][number];

interface Props {
  carrier: Carrier;
  /** Repeats the call of the dialog, where the list looks for it. */
  call: Key;
}

/** Fields of a carrier in lists, and those that electronic sheets need. */
export function CarrierDialog({ carrier: { id, name, partnerId, partnerKey, net, ...rest } }: Props) {
  const { account, password, netName, sort, status } = rest;
  return (
    <DialogButton
      label="编辑"
      title={`编辑物流公司：${name}`}
      call={expressCalls.update}
      start={{ id, account: account ?? '', password: password ?? '', netName: netName ?? '', sort, status }}
    >
      {partnerId && (
        <Field name="account">
          <Input maxLength={100} placeholder="请输入月结账号" />
        </Field>
      )}
      {partnerKey && (
        <Field name="password" help={password === null ? undefined : '已保存的密码不再显示，不改请保持原样'}>
          <Input.Password maxLength={100} placeholder="请输入月结密码" autoComplete="new-password" />
        </Field>
      )}
      {net && (
        <Field name="netName">
          <Input maxLength={100} placeholder="请输入网点名称" />
        </Field>
      )}
      <Field name="sort" help="数字大的排在前面">
        <InputNumber min={0} max={9999} precision={0} />
      </Field>
      <Field name="status" help="开启后可用它打印电子面单">
        <FlagInput of={onOrOff} />
      </Field>
    </DialogButton>
  );
}
