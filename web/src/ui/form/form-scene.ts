import { createContext, useContext } from 'react';
import type { AnyCall } from '#contract/call.ts';
import type { Values } from './problem.ts';

/** Context of a field in its form. */
export interface FormScene {
  call: AnyCall;
  /** Registers the label of a field, by which the form names it in conflicts. */
  setLabel: (field: string, label: string) => void;
}

const FormContext = createContext<FormScene | undefined>(undefined);

export const FormSceneProvider = FormContext.Provider;

export function useFormScene(): FormScene {
  const scene = useContext(FormContext);
  if (!scene) throw new Error('fields stand inside a form');
  return scene;
}

const FilledContext = createContext(true);

export const FilledProvider = FilledContext.Provider;

/** False until the values of the form are in its fields, which are drawn anew for them and lose the focus. */
export const useIsFilled = (): boolean => useContext(FilledContext);

export interface Conflict {
  mine: Values;
  theirs: Values;
  /** Number of the record's version, where it has one. */
  version: number | undefined;
  /** Their record as it travels. */
  record: Values;
}

/** Text of a field's value in a sentence, where it is more than a word; undefined leaves it as it is. */
export type Worded = (field: string, value: unknown) => string | undefined;
