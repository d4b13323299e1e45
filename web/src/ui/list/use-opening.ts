import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { useCall } from '../wire/index.ts';

/** Leads a list that is opened without conditions to the view it opens with; the way back to a cleared one is left alone. */
export function useOpening(screen: string) {
  const { search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [isFresh] = useState(search === '' && (arrival !== 'POP' || key === 'default'));
  const [isLed, setLed] = useState(!isFresh);
  const { data, isPending } = useCall(savedViewCalls.opening, {}, { lasting: true });
  const view = data?.find((one) => one.screen === screen);
  const query = view?.query ?? '';

  // Led once it stands there; from then on it may be cleared.
  if (!isLed && !isPending && (query === '' || search !== '')) setLed(true);
  useEffect(() => {
    if (!isLed && query !== '') void navigate({ search: query }, { replace: true });
  }, [isLed, query, navigate]);

  return { isLeading: !isLed && query !== '', columns: view?.columns };
}
