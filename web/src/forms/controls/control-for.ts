import type { ComponentType } from 'react';
import type { FormField } from '#contract/settings/form.ts';
import { CascaderControl } from './cascader-control.tsx';
import { CheckboxControl, RadioControl, SelectControl, SwitchControl } from './choice-controls.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date-control.tsx';
import { FileControl, PicturesControl } from './file-controls.tsx';
import { ColorControl, RateControl, SliderControl } from './measure-controls.tsx';
import { HoursControl, TimeControl } from './time-control.tsx';
import { NumberControl } from './number-control.tsx';
import { TextControl } from './text-control.tsx';
import { UnknownControl } from './unknown-control.tsx';

interface ControlKind {
  Draws: ComponentType<ControlProps>;
  /** Values that are whole with one act, and not letter by letter. */
  isChosen: boolean;
}

const typed = (Draws: ControlKind['Draws']): ControlKind => ({ Draws, isChosen: false });
const chosen = (Draws: ControlKind['Draws']): ControlKind => ({ Draws, isChosen: true });

const KINDS = new Map<string, ControlKind>([
  ['el-input', typed(TextControl)],
  ['el-input-number', typed(NumberControl)],
  ['el-select', chosen(SelectControl)],
  ['el-cascader', chosen(CascaderControl)],
  ['el-radio-group', chosen(RadioControl)],
  ['el-checkbox-group', chosen(CheckboxControl)],
  ['el-switch', chosen(SwitchControl)],
  ['el-slider', chosen(SliderControl)],
  ['el-rate', chosen(RateControl)],
  ['el-color-picker', chosen(ColorControl)],
  ['el-time-picker', chosen(TimeControl)],
  ['time-select', chosen(HoursControl)],
  ['el-date-picker', chosen(DateControl)],
  ['upload-file', chosen(FileControl)],
  ['self-upload', chosen(PicturesControl)],
  ['upload', chosen(PicturesControl)],
]);
const UNKNOWN = typed(UnknownControl);

export const controlFor = ({ tag }: FormField): ControlKind => KINDS.get(tag) ?? UNKNOWN;
