import { Form } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { NEEDS_SECOND } from '#contract/refusal.ts';
import { decoder } from '#contract/transcode.ts';
import { type Says, WireError, openedFields, sentenceOf, useRun } from '../wire/index.ts';
import type { Conflict } from './form-scene.ts';
import { type Values, problemsOf, schemaAt, withoutBlanks } from './problem.ts';
import { showField } from './show-field.ts';

const Stale = z.object({ version: z.number().optional(), theirs: z.record(z.string(), z.unknown()) });

export interface Draft<I extends object, O> {
  call: Call<I, O>;
  start: object;
  /** Turns what the form holds into the call's input, where they differ. */
  input?: ((values: Values) => I) | undefined;
  /** Turns the record that came with a stale save into form values; by default through the call's schema. */
  read?: ((theirs: Values) => object) | undefined;
  /**
   * Fields of the answered record that tell whether somebody has changed it, where those of the form do not; as they travel. A form
   * that sends only what was touched finds them in its values.
   */
  opened?: object | ((values: Values) => object) | undefined;
  /** Value of the form that holds the fields of the record by their names, and what these are called. */
  nested?: { name: string; labels: Readonly<Record<string, string>> } | undefined;
  says?: Says<O, I>;
  touches?: readonly string[] | undefined;
  then?: ((answer: O) => void) | undefined;
  /** Work that goes on after the answer; sending ends with it. */
  until?: ((answer: O) => Promise<unknown>) | undefined;
  /** The way it is saved by; the plain one unless told. */
  way?: DraftWay | undefined;
  /** Runs before the form is sent: false cancels, a promise delays, values replace those of the form. */
  before?: ((formValues: Values) => boolean | Values | Promise<boolean | Values>) | undefined;
  /** Brings a field that was refused into sight. */
  reveal?: ((field: string) => void) | undefined;
  /** Hears when something unsaved appears, and when it is gone. */
  onDirty?: ((isDirty: boolean) => void) | undefined;
}

/** A second way to save: with something more. */
export interface DraftWay {
  sends: object;
  says: string;
}

/** Values of a form, and their way to the server: checked whole, sent once at a time, merged when they were stale. */
export function useDraft<I extends object, O>(draft: Draft<I, O>) {
  const { call, start, opened, nested, input, read, says, touches, then, until, before, reveal, onDirty, way } = draft;
  const [form] = Form.useForm<Values>();
  const [isDirty, setDirtyState] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [forSecond, setForSecond] = useState<I>();
  const [refused, setRefused] = useState<unknown>();
  const [isWaiting, setWaiting] = useState(false);
  // Record that the form was last filled with: it may be read again while somebody is typing.
  const [base, setBase] = useState({ start, opened });
  const [isFilled, setFilled] = useState(false);
  const labels = useRef(new Map<string, string>(Object.entries(nested?.labels ?? {})));
  const isSending = useRef(false);
  const isGone = useRef(false);
  // Fields of the record of somebody else that the form was merged with, and is compared with from then on.
  const merged = useRef<Values>(undefined);
  const { mutateAsync, isPending } = useRun(call, { says: way?.says ?? says, touches, until, saysItself: true });

  // Forms that are left while they wait are not sent.
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const setDirty = (next: boolean) => {
    setDirtyState(next);
    if (next !== isDirty) onDirty?.(next);
  };

  // A record read again replaces what nobody has touched.
  const started = JSON.stringify([start, opened]);
  const latest = useRef({ start, opened, isDirty });
  useEffect(() => {
    latest.current = { start, opened, isDirty };
  });
  useEffect(() => {
    if (latest.current.isDirty) return;
    form.resetFields();
    form.setFieldsValue(latest.current.start);
    setBase(latest.current);
    merged.current = undefined;
    setFilled(true);
  }, [form, started]);

  const openedWith = (formValues: Values): Values => {
    if (typeof opened === 'function') return { ...opened(formValues), ...merged.current };
    if (merged.current) return merged.current;
    return base.opened ? plain(base.opened) : openedFields(call, input ? input(plain(base.start)) : base.start);
  };
  const fieldsIn = (values: object): Values => (nested ? plain(Object(Reflect.get(values, nested.name))) : plain(values));

  const refuse = (error: unknown, sent: I, mine: Values) => {
    if (error instanceof WireError && error.code === NEEDS_SECOND) setForSecond(sent);
    const stale = error instanceof WireError && error.code === 409 ? Stale.safeParse(error.data).data : undefined;
    setRefused(error instanceof WireError ? error.data : undefined);
    if (!stale) return setProblem(sentenceOf(error));
    const theirs = read ? plain(read(stale.theirs)) : decoded(call, stale.theirs);
    setConflict({ mine: fieldsIn(mine), theirs, version: stale.version, record: stale.theirs });
  };

  const send = async (sent: I, formValues: Values) => {
    setProblem(undefined);
    setRefused(undefined);
    setForSecond(undefined);
    try {
      const { answer } = await mutateAsync(call.edits ? { ...sent, opened: openedWith(formValues) } : sent);
      setDirty(false);
      setConflict(undefined);
      then?.(answer);
    } catch (error) {
      refuse(error, sent, formValues);
    }
  };

  const check = (sent: I): boolean => {
    const problems = problemsOf(call, plain(sent));
    const [first] = problems;
    const known = problems.flatMap(({ path, message }) => {
      const field = [path, path.slice(0, 1)].find((name) => form.getFieldInstance(name) !== undefined);
      return field ? [{ path: field, message }] : [];
    });
    form.setFields(known.map(({ path, message }) => ({ name: path, errors: [message] })));
    if (known[0]) {
      reveal?.(String(known[0].path[0]));
      showField(form, known[0].path);
    } else setProblem(first?.message);
    return first === undefined;
  };

  const save = async () => {
    // State comes too late for a second click in the same moment.
    if (isSending.current) return;
    isSending.current = true;
    setWaiting(before !== undefined);
    try {
      const typed = withoutBlanks(call, form.getFieldsValue(true));
      const ready = before ? await before(typed) : true;
      if (ready === false || (before && isGone.current)) return;
      const formValues = ready === true ? typed : { ...typed, ...ready };
      if (ready !== true) form.setFieldsValue(ready);
      const sent = { ...(input ? input(formValues) : (formValues as I)), ...way?.sends };
      if (check(sent)) await send(sent, formValues);
    } finally {
      setWaiting(false);
      isSending.current = false;
    }
  };

  const merge = (values: Values, { version, record }: Conflict) => {
    form.setFieldsValue(nested ? { [nested.name]: values } : version === undefined ? values : { ...values, version });
    merged.current = base.opened && typeof opened !== 'function' ? pick(record, Object.keys(base.opened)) : record;
    setConflict(undefined);
    void save();
  };
  const setLabel = useCallback((field: string, label: string) => void labels.current.set(field, label), []);

  return {
    form,
    save,
    merge,
    setLabel,
    labels,
    isDirty,
    setDirty,
    isSaving: isPending || isWaiting,
    problem,
    /** Input that was refused to one person, for a second one to decide. */
    forSecond,
    /** Parameters of the refusal that is the problem. */
    refused,
    conflict,
    base: fieldsIn(base.start),
    isFilled,
    forget: () => {
      setConflict(undefined);
      setProblem(undefined);
    },
  };
}

const pick = (record: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, record[name]]));

const plain = (input: object): Values => Object.fromEntries(Object.entries(input));

/** The record as it is now, in our values. */
const decoded = (call: Call<never, unknown>, theirs: object): Values =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const schema = schemaAt(call, name);
      return [name, schema && value !== null ? decoder(schema)(value) : value];
    }),
  );
