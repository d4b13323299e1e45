import type { FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { notify } from '../basics/notify.ts';
import type { Values } from './problem.ts';
import { showField } from './show-field.ts';

/** A part of a form that is filled in by itself, one after the other. */
export interface FormStep {
  title: string;
  /** Fields in it; the step that names none has all the others. */
  fields?: readonly string[];
  children: ReactNode;
}

/** Place in a form of steps: the way on leads only past fields that are right. Every step stays mounted with what was typed. */
export function useSteps(steps: readonly FormStep[], start: number, incomplete = '请先填完这一步') {
  const [at, setAt] = useState(start);
  const top = useRef<HTMLDivElement>(null);
  const stepOf = (field: string) => {
    const named = steps.findIndex(({ fields }) => fields?.includes(field));
    return named >= 0 ? named : steps.findIndex(({ fields }) => fields === undefined);
  };
  /** Opens the step of a field that was refused. */
  const reveal = (field: string) => void (steps.length > 0 && setAt(stepOf(field)));
  const open = (step: number) => {
    setAt(step);
    const page = top.current?.closest('.page');
    if (page) page.scrollTop = 0;
  };
  const go = async (form: FormInstance<Values>, to: number) => {
    const passed = Object.keys(form.getFieldsValue()).filter((field) => stepOf(field) >= at && stepOf(field) < to);
    try {
      if (to > at && passed.length > 0) await form.validateFields(passed);
      open(to);
    } catch {
      const wrong = passed.find((field) => form.getFieldError(field).length > 0) ?? '';
      notify.warning(incomplete);
      reveal(wrong);
      showField(form, wrong);
    }
  };
  return { at, top, last: steps.length - 1, reveal, open, go };
}
