import { Button, ConfigProvider, Flex, Input, Tag } from 'antd';
import { useState } from 'react';
import { SECRET_SET } from '#contract/settings/setting.ts';
import { type ControlProps, named } from './control.ts';

/** Secrets that are set are never shown: typing replaces one, an untouched box leaves it. */
export function SecretInput({ id, field, text, hold, onBlur, aria }: ControlProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [isSet, setSet] = useState(text === SECRET_SET);
  if (text === SECRET_SET && !isSet) setSet(true);
  const isKept = text === SECRET_SET;
  const isGone = isSet && text === '';
  const hint = isKept ? '不修改请留空' : isGone ? '保存后清除' : field.placeholder;
  return (
    <Flex gap={8} align="center">
      <Input.Password
        {...named(id)}
        {...aria}
        autoComplete="new-password"
        visibilityToggle={!isKept}
        value={isKept ? '' : text}
        placeholder={hint}
        {...(onBlur ? { onBlur } : {})}
        // The box, emptied again, asks for nothing.
        onChange={({ target: { value } }) => hold(value === '' && isSet ? SECRET_SET : value)}
      />
      <Tag color={isSet && !isGone ? 'success' : 'default'}>{isKept ? '已设置' : isSet && !isGone ? '将更换' : '未设置'}</Tag>
      {isSet && !isFixed && !field.required && (
        <Button type="link" size="small" onClick={() => hold(isGone ? SECRET_SET : '')}>
          {isGone ? '不清除' : '清除'}
        </Button>
      )}
    </Flex>
  );
}
