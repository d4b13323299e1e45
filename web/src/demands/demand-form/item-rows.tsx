import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { Field, MoneyInput, NumberField, TextField } from '#web/ui/index.ts';
import '../demands.css';

export const blankItem = { name: '', spec: '', unit: '', num: 1, budgetPrice: null };

/** Lines of a demand. */
export const ItemRows = () => (
  <Form.List name="items">
    {(fields, list) => (
      <div className="demand-rows">
        {fields.map(({ key, name: at }) => (
          <div className="demand-row" key={key} role="group" aria-label={`明细 ${at + 1}`}>
            <TextField list="items" name={[at, 'name']} placeholder="例如：防护手套" />
            <TextField list="items" name={[at, 'spec']} placeholder="型号、材质" />
            <TextField list="items" name={[at, 'unit']} placeholder="双" />
            <NumberField list="items" name={[at, 'num']} min={1} inputMode="numeric" />
            <Field list="items" name={[at, 'budgetPrice']} optional>
              <MoneyInput max="99999999.99" />
            </Field>
            <Button
              className="demand-remove"
              type="text"
              aria-label={`删除明细 ${at + 1}`}
              icon={<DeleteOutlined />}
              disabled={fields.length === 1}
              onClick={() => list.remove(at)}
            />
          </div>
        ))}
        <Button size="small" type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => list.add(blankItem)}>
          加一条明细
        </Button>
      </div>
    )}
  </Form.List>
);
