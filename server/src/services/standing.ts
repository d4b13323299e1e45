import type { ServiceStanding } from '#server/platform/outside-services.ts';

/** Standing of a provider that another may take the place of: set up and not chosen, it rests. */
export async function standingOf(
  { isSetUp }: { isSetUp: () => Promise<boolean> },
  isChosen: () => Promise<boolean>,
): Promise<ServiceStanding> {
  if (!(await isSetUp())) return 'unset';
  return (await isChosen()) ? 'on' : 'paused';
}
