import { Checkbox, Form } from 'antd';
import { passkeyCalls } from '#contract/access/passkeys.ts';
import { useCall } from '#web/ui/wire/index.ts';

/** Field of the forms that secure an account: devices would go on to sign in past the new password or code. */
export function DeletePasskeys() {
  const { data } = useCall(passkeyCalls.list, {}, { saysItself: true });
  if (!data || data.length === 0) return null;
  return (
    <Form.Item
      name="deletePasskeys"
      valuePropName="checked"
      initialValue
      extra="有您不认识的，或不确定是否都是自己添加的，请保持勾选；删除后可以重新添加。"
    >
      <Checkbox>同时删除通行密钥（{data.length} 个）</Checkbox>
    </Form.Item>
  );
}
