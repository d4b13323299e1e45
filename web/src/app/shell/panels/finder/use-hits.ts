import { useQuery } from '@tanstack/react-query';
import { finderCalls } from '#contract/finder/finder.ts';
import { findOwnSettings } from '#web/settings/index.ts';
import { useLater } from '#web/ui/basics/use-later.ts';
import { listOf, useMay } from '#web/ui/wire/index.ts';
import { isGroup, openScopes } from './open-scopes.ts';
import type { Scope } from './scope.ts';

const PAUSE_MS = 120;

/** Records by what is typed, asked for after a pause, or at once for who is in a hurry; a newer question cancels the older. */
export function useHits(keywords: string, scope: Scope, isHurried: boolean) {
  const wanted = openScopes(useMay()).filter((one) => isGroup(one) && (scope === 'all' || scope === one));
  const asked = useLater(keywords, isHurried ? 0 : PAUSE_MS);
  const isAsking = wanted.length > 0 && keywords !== '';
  const group = isGroup(scope) ? { group: scope } : {};
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...listOf(finderCalls.find, { keywords: asked, ...group }),
    enabled: isAsking && asked !== '',
  });
  // Settings of pages that need no server to be found.
  const { data: own = [] } = useQuery({
    queryKey: ['own settings', asked],
    queryFn: () => findOwnSettings(asked),
    enabled: isAsking && asked !== '' && wanted.includes('settings'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isAnswered = asked === keywords && !isPlaceholderData && (data !== undefined || error !== null);
  return {
    hits: isAsking ? data : undefined,
    own: isAsking ? own : [],
    error: isAsking && isAnswered ? error : null,
    isSettled: !isAsking || isAnswered,
    again: () => void refetch(),
  };
}
