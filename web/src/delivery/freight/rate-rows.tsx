import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import type { CityNode } from '#contract/delivery/cities.ts';
import { Field } from '#web/ui/form/field.tsx';
import type { Places } from './places.ts';
import { RegionInput } from './region-input.tsx';

interface Props {
  /** The list in the form. */
  name: string;
  /** Above the regions of each row. */
  label: string;
  tree: readonly CityNode[];
  /** The first row is the whole country and stays; elsewhere a row may be. */
  hasCountry?: boolean;
  add: { label: string; row: (first: RateRow | undefined) => object };
  /** The figures of a row. */
  children: (index: number) => ReactNode;
}

interface RateRow {
  places?: Places;
}

const chosen = (places: unknown) => (Array.isArray(places) && places.length > 0 ? undefined : '请选择地区');

/** Rows of regions with what each of them pays. */
export function RateRows({ name, label, tree, hasCountry = false, add, children }: Props) {
  // Rows by index, and not always an array: the form reports fields as they come.
  const rows: Readonly<Record<string, RateRow | undefined>> = Form.useWatch(name) ?? {};
  const takenBeside = (index: number) =>
    new Set(Object.entries(rows).flatMap(([at, row]) => (at === String(index) ? [] : (row?.places ?? []))));
  return (
    <Form.List name={name}>
      {(fields, list) => (
        <div className="rate-rows">
          {fields.map(({ key, name: index }) => (
            <div className="rate-row" key={key} role="group" aria-label={`${label} ${index + 1}`}>
              {hasCountry && index === 0 ? (
                <Form.Item label={label} required>
                  <span className="rate-country">默认全国</span>
                </Form.Item>
              ) : (
                <Field list={name} name={[index, 'places']} label={label} check={chosen}>
                  <RegionInput tree={tree} taken={takenBeside(index)} hasCountry={!hasCountry} />
                </Field>
              )}
              {children(index)}
              <Button
                className="rate-remove"
                type="text"
                aria-label={`删除第 ${index + 1} 行`}
                icon={<DeleteOutlined />}
                disabled={hasCountry && index === 0}
                onClick={() => list.remove(index)}
              />
            </div>
          ))}
          <Button size="small" type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => list.add(add.row(rows[0]))}>
            {add.label}
          </Button>
        </div>
      )}
    </Form.List>
  );
}
