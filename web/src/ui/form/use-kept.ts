import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { PREFERENCE_MAX, preferenceCalls } from '#contract/access/preferences.ts';
import { showMoment } from '#contract/moment.ts';
import { queryOf, run, useCall } from '../wire/index.ts';
import type { Values } from './problem.ts';

/** How long after the last stroke it is kept. */
const QUIET_MS = 3000;

const Kept = z.object({ at: z.string(), values: z.record(z.string(), z.json()) });
export type Kept = z.output<typeof Kept>;

const TOO_LARGE = '内容太多，不能自动存为草稿，请及时提交';
const NOT_KEPT = '草稿没有存上，继续修改时会再试';

/**
 * Keeps what was typed and not saved for this person on the server, and offers it when the form is opened again. While
 * an offer stands it is not written over. What cannot be kept is said.
 */
export function useKept(name: string | undefined, valuesOf: () => Values) {
  const key = `draft:${name}`;
  const client = useQueryClient();
  const { data } = useCall(preferenceCalls.get, { key }, { enabled: name !== undefined });
  const { mutate } = useMutation({ mutationFn: (value: Kept | null) => run(preferenceCalls.save, { key, value }) });
  const [isAnswered, setAnswered] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const offer = isAnswered ? undefined : Kept.safeParse(data).data;

  const put = (value: Kept | null) => {
    setAnswered(true);
    client.setQueryData(queryOf(preferenceCalls.get, { key }).queryKey, value);
    mutate(value, { onSuccess: () => setTrouble(undefined), onError: () => setTrouble(NOT_KEPT) });
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), QUIET_MS);
  };
  const keep = () => {
    timer.current = undefined;
    if (offer) return;
    // Whether something is kept already is not known yet.
    if (data === undefined) return wait();
    const kept = Kept.safeParse({ at: showMoment(new Date()), values: JSON.parse(JSON.stringify(valuesOf())) }).data;
    if (kept && JSON.stringify(kept).length <= PREFERENCE_MAX) put(kept);
    else setTrouble(TOO_LARGE);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // Who leaves in the middle of a word keeps that word.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      latest.current();
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    offer,
    /** Why what is typed now is not kept. */
    trouble,
    /** Something was typed. */
    note() {
      if (name !== undefined && !offer) wait();
    },
    accept: () => setAnswered(true),
    /** Drops the draft: its form was saved, or nobody wants it. */
    drop() {
      clearTimeout(timer.current);
      timer.current = undefined;
      setAnswered(true);
      if (Kept.safeParse(client.getQueryData(queryOf(preferenceCalls.get, { key }).queryKey)).success) put(null);
    },
  };
}
