import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { useCall } from '../wire/index.ts';

/** Applies the default saved view to a list that is opened without a query. Going back to a cleared list applies nothing. */
export function useDefaultView(screen: string) {
  const { search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const [isEligible] = useState(search === '' && (arrival !== 'POP' || key === 'default'));
  const [isApplied, setApplied] = useState(!isEligible);
  const { data, isPending } = useCall(savedViewCalls.opening, {}, { lasting: true });
  const view = data?.find((one) => one.screen === screen);
  const query = view?.query ?? '';

  // Apply the default view once; after that the user may clear it.
  if (!isApplied && !isPending && (query === '' || search !== '')) setApplied(true);
  useEffect(() => {
    if (!isApplied && query !== '') void navigate({ search: query }, { replace: true });
  }, [isApplied, query, navigate]);

  return { isApplying: !isApplied && query !== '', columns: view?.columns };
}
