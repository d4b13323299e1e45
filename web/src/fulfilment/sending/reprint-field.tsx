import { Form, Switch } from 'antd';
import { useEffect } from 'react';
import { z } from 'zod';
import { Field } from '#web/ui/form/field.tsx';

const Lost = z.object({ lostAt: z.string() });
const NAME = 'isReprint';

/** Asks for a waybill once more, after a lost answer alone: the consent holds for one request, whose answer may be lost as well. */
export const ReprintField = ({ refused }: { refused: unknown }) => (Lost.safeParse(refused).success ? <Consent /> : null);

function Consent() {
  const form = Form.useFormInstance();
  useEffect(() => () => form.setFieldValue(NAME, undefined), [form]);
  return (
    <Field name={NAME} label="重新打印" help="已核对打印机，上一张没有打印">
      <Switch />
    </Field>
  );
}
