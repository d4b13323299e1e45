import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { PREFERENCE_MAX, preferenceCalls } from '#contract/access/preferences.ts';
import { showMoment } from '#contract/moment.ts';
import { queryOf, run, useCall } from '../wire/index.ts';
import type { Values } from './problem.ts';

/** Pause after the last stroke before it is kept. */
const QUIET_MS = 3000;
/** Longest time that typing without a pause goes unkept. */
const LONGEST_MS = 10_000;
/** Offers kept beside what is typed now. */
const OFFERS_MAX = 2;

const Draft = z.object({ at: z.string(), values: z.record(z.string(), z.json()) });
export type StoredDraft = z.output<typeof Draft>;
/** The newest, and those before it that nobody has answered. */
const Stored = Draft.extend({ older: z.array(Draft).optional() });

const TOO_LARGE = '内容太多，不能自动存为草稿，请及时提交';
const NOT_KEPT = '草稿没有存上，继续修改时会再试';

function draftsIn(data: unknown): readonly StoredDraft[] {
  const stored = Stored.safeParse(data).data;
  if (!stored) return [];
  const { older = [], ...newest } = stored;
  return [newest, ...older];
}

const toStored = ([newest, ...older]: readonly StoredDraft[]) => newest && (older.length > 0 ? { ...newest, older } : newest);

/**
 * Keeps what was typed and not saved for this person on the server, and offers it when the form is opened again. What is
 * typed beside an offer is kept together with it. What cannot be kept is said.
 */
function useKept(name: string | undefined, valuesOf: () => Values) {
  const key = `draft:${name}`;
  const client = useQueryClient();
  const { data } = useCall(preferenceCalls.get, { key }, { enabled: name !== undefined });
  const { mutate } = useMutation({
    mutationFn: (drafts: readonly StoredDraft[]) => run(preferenceCalls.save, { key, value: toStored(drafts) ?? null }),
  });
  // Only what was there when the form was opened is offered, not what it keeps itself.
  const [offers, setOffers] = useState<readonly StoredDraft[]>();
  if (offers === undefined && data !== undefined) setOffers(draftsIn(data));
  const [trouble, setTrouble] = useState<string>();
  const typed = useRef<StoredDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);

  const store = (drafts: readonly StoredDraft[]) => {
    client.setQueryData(queryOf(preferenceCalls.get, { key }).queryKey, toStored(drafts) ?? null);
    mutate(drafts, { onSuccess: () => setTrouble(undefined), onError: () => setTrouble(NOT_KEPT) });
  };
  const wait = () => {
    clearTimeout(timer.current);
    since.current ??= Date.now();
    const left = Math.max(0, since.current + LONGEST_MS - Date.now());
    timer.current = setTimeout(() => latest.current(), Math.min(QUIET_MS, left));
  };
  const keep = () => {
    timer.current = undefined;
    since.current = undefined;
    // Kept values are not known yet.
    if (offers === undefined) return wait();
    const draft = Draft.safeParse({ at: showMoment(new Date()), values: JSON.parse(JSON.stringify(valuesOf())) }).data;
    const drafts = draft ? [draft, ...offers.slice(0, OFFERS_MAX)] : [];
    if (!draft || JSON.stringify(toStored(drafts)).length > PREFERENCE_MAX) return setTrouble(TOO_LARGE);
    typed.current = draft;
    store(drafts);
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  // Words that are half typed are kept by those who leave the form, the tab or the window.
  useEffect(() => {
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      latest.current();
    };
    const onHidden = () => document.visibilityState === 'hidden' && keepNow();
    window.addEventListener('beforeunload', keepNow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('beforeunload', keepNow);
      document.removeEventListener('visibilitychange', onHidden);
      keepNow();
      clearTimeout(timer.current);
    };
  }, []);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    since.current = undefined;
  };
  const without = (offer: StoredDraft) => (offers ?? []).filter((other) => other !== offer);

  return {
    /** Drafts kept before this visit, the newest first. */
    offers: offers ?? [],
    /** Reason that what is typed now is not kept. */
    trouble,
    /** Notes that something was typed. */
    note() {
      if (name !== undefined) wait();
    },
    accept: (offer: StoredDraft) => setOffers(without(offer)),
    drop(offer: StoredDraft) {
      setOffers(without(offer));
      store([...(typed.current ? [typed.current] : []), ...without(offer)]);
    },
    /** Drops what was typed now; offers still stand. */
    forget() {
      stop();
      if (typed.current) store(offers ?? []);
      typed.current = undefined;
    },
    /** Drops all drafts: the form was saved. */
    clear() {
      stop();
      typed.current = undefined;
      setOffers([]);
      if (draftsIn(client.getQueryData(queryOf(preferenceCalls.get, { key }).queryKey)).length > 0) store([]);
    },
  };
}

interface Filled {
  form: FormInstance<Values>;
  setDirty: (isDirty: boolean) => void;
}

/** Keeps the values of a form while it is filled, and fills it with those that were kept before. */
export function useKeptDraft(name: string | undefined, { form, setDirty }: Filled) {
  const kept = useKept(name, () => form.getFieldsValue(true));
  return {
    kept,
    resume(offer: StoredDraft) {
      form.setFieldsValue(offer.values);
      setDirty(true);
      kept.accept(offer);
    },
    setDirty(isDirty: boolean) {
      setDirty(isDirty);
      if (isDirty) kept.note();
    },
  };
}
