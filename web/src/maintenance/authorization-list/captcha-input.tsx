import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Space } from 'antd';
import { type ChangeEvent, useEffect } from 'react';
import { signInCalls } from '#contract/access/sign-in.ts';
import { queryOf } from '#web/ui/index.ts';
import { useAfterRefusal } from '#web/ui/wire/use-after-refusal.ts';
import './captcha-input.css';

interface Props {
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Characters of a picture; the form gets the number of the picture as `key`. */
export function CaptchaInput({ id, value, onChange }: Props) {
  const form = Form.useFormInstance();
  const { data, refetch } = useQuery({ ...queryOf(signInCalls.captcha, {}), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  useEffect(() => form.setFieldValue('key', data?.key), [form, data?.key]);

  useAfterRefusal(refetch);

  return (
    <Space.Compact block>
      <Input
        id={id}
        value={value}
        onChange={onChange}
        maxLength={16}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button className="captcha-picture" title="看不清？换一张" aria-label="换一张验证码" onClick={() => void refetch()}>
        {data && <img src={data.code} alt="验证码图片" />}
      </Button>
    </Space.Compact>
  );
}
