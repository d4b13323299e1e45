import { Input, InputNumber, Select } from 'antd';
import type { ReactElement } from 'react';
import { onOrOff } from '#contract/choices.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { type Setting, picturePath } from '#contract/settings/setting.ts';
import { decoder, encoder } from '#contract/transcode.ts';
import { PictureInput } from '#web/media/index.ts';
import { FlagInput } from '#web/ui/inputs/flag-input.tsx';
import { MoneyInput } from '#web/ui/inputs/money-input.tsx';

/** The value of a setting from the text in which it is stored. */
export const valueOf = ({ value }: Setting, stored: string): unknown => decoder(value)(stored);

/** The text in which a value is stored; a control that was emptied holds null. */
export const storedOf = ({ value }: Setting, typed: unknown): string =>
  typed === null || typed === undefined ? '' : String(encoder(value)(typed));

/** Amounts are fen in the form, and yuan where they are stored. */
const isMoney = (setting: Setting): boolean => storedOf(setting, 1) === yuanOfFen(1);

/** The control that suits what a setting holds, which its initial value tells. */
export function controlOf(setting: Setting): ReactElement<{ options?: unknown }> {
  const { value, options, secret, unit, initial, lines } = setting;
  if (secret) return <Input.Password autoComplete="new-password" visibilityToggle={false} />;
  if (options) return <Select options={options.options} />;
  if (lines) return <Input.TextArea rows={6} />;
  if (value === picturePath) return <PictureInput model="config" />;
  const stored = valueOf(setting, initial);
  if (typeof stored === 'boolean') return <FlagInput of={onOrOff} />;
  if (typeof stored === 'number') return isMoney(setting) ? <MoneyInput /> : <InputNumber suffix={unit} />;
  return Array.isArray(stored) ? (
    <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '，', ' ']} />
  ) : (
    <Input />
  );
}
