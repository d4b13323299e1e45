import { Input } from 'antd';
import type { Answer } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { Key } from '#web/ui/wire/index.ts';
import { FlagField } from '#web/ui/fields/flag-field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type ListedCarrier = Answer<typeof expressCalls.list>['list'][number];

interface Props {
  carrier: ListedCarrier;
  /** Repeats the call of the dialog, where the list looks for it. */
  call: Key;
}

/** Fields of a carrier in lists, and those that electronic sheets need. */
export function CarrierDialog({ carrier: { id, name, partnerId, partnerKey, net, ...rest } }: Props) {
  const { account, password, netName, wechatCode, sort, status } = rest;
  return (
    <DialogButton
      label="编辑"
      title={`编辑物流公司：${name}`}
      call={expressCalls.update}
      start={{
        id,
        account: account ?? '',
        password: password ?? '',
        netName: netName ?? '',
        wechatCode: wechatCode ?? '',
        sort,
        status,
      }}
    >
      {partnerId && <TextField name="account" maxLength={100} placeholder="请输入月结账号" />}
      {partnerKey && (
        <Field name="password" help={password === null ? undefined : '已保存的密码不再显示，不改请保持原样'}>
          <Input.Password maxLength={100} placeholder="请输入月结密码" autoComplete="new-password" />
        </Field>
      )}
      {net && <TextField name="netName" maxLength={100} placeholder="请输入网点名称" />}
      <TextField
        name="wechatCode"
        help="小程序订单上传发货信息用，如 YTO；首次上传时自动匹配"
        maxLength={64}
        placeholder="请输入微信编码"
      />
      <NumberField name="sort" help="数字大的排在前面" min={0} max={9999} />
      <FlagField name="status" help="开启后可用它打印电子面单" of={onOrOff} />
    </DialogButton>
  );
}
