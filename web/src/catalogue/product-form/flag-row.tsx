import { Checkbox, Form } from 'antd';
import { useEffect } from 'react';
import { useFormScene } from '#web/ui/form/form-scene.ts';

/** Where the shop front may show the product off, in the wire's fields. */
const flags = [
  ['isGood', '是否热卖'],
  ['isBest', '精品推荐'],
  ['isHot', '热门榜单'],
  ['isNew', '首发新品'],
  ['isBenefit', '促销单品'],
] as const;

export function FlagRow() {
  const { name: tellName } = useFormScene();
  useEffect(() => {
    for (const [field, label] of flags) tellName(field, label);
  }, [tellName]);
  return (
    <Form.Item label="商品推荐">
      <div className="flag-row">
        {flags.map(([field, label]) => (
          <Form.Item key={field} name={field} valuePropName="checked" noStyle>
            <Checkbox>{label}</Checkbox>
          </Form.Item>
        ))}
      </div>
    </Form.Item>
  );
}
