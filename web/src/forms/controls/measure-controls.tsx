import { ColorPicker, Rate, Slider } from 'antd';
import { numberAt, textOf, typedOf } from '#contract/settings/form-values.ts';
import { type ControlProps, isOn, wordAt } from './control.ts';
import { Stored } from './stored.tsx';

/** A number on a line, or from one to another. */
export function SliderControl({ field, text, hold }: ControlProps) {
  const typed = typedOf(field, text);
  const min = numberAt(field, 'min') ?? 0;
  const line = { min, max: Math.max(numberAt(field, 'max') ?? 100, min), step: Math.max(numberAt(field, 'step') ?? 1, 0) || 1 };
  if (!isOn(field, 'range'))
    return (
      <Slider
        {...line}
        ariaLabelForHandle={field.label}
        value={typeof typed === 'number' ? typed : min}
        onChange={(next) => hold(String(next))}
      />
    );
  const [from, until] = Array.isArray(typed) ? typed.map(Number) : [];
  return (
    <Slider
      {...line}
      range
      ariaLabelForHandle={[`${field.label}从`, `${field.label}到`]}
      value={[from || min, until || min]}
      onChange={(next) => hold(textOf(field, next))}
    />
  );
}

export const RateControl = ({ field, text, hold }: ControlProps) => (
  <Rate
    count={Math.min(Math.max(Math.trunc(numberAt(field, 'max') ?? 5), 1), 20)}
    allowHalf={isOn(field, 'allow-half')}
    value={Number(typedOf(field, text))}
    onChange={(next) => hold(next === 0 ? '' : String(next))}
  />
);

const OPAQUE = /^(#([\da-f]{3}){1,2}|rgb\([\d\s,]+\))$/i;
const COLOR = /^(#[\da-f]{3,8}|(rgb|hsl|hsv)a?\([\d\s.,%]+\))$/i;
const FORMATS = new Set(['rgb', 'rgba']);

export const ColorControl = ({ field, text, hold }: ControlProps) => (
  <>
    <ColorPicker
      showText
      allowClear
      disabledAlpha={!isOn(field, 'show-alpha') && OPAQUE.test(text)}
      value={COLOR.test(text) ? text : null}
      onClear={() => hold('')}
      onChangeComplete={(color) => hold(FORMATS.has(wordAt(field, 'color-format')) ? color.toRgbString() : color.toHexString())}
    />
    {text !== '' && !COLOR.test(text) && <Stored text={text} says="颜色无法识别" />}
  </>
);
