import { MINUTE } from '#contract/durations.ts';
import type { Waybill } from './tables.ts';

export interface WaybillChoice {
  com: string;
  formId: string;
}

type KnownWaybill = Pick<Waybill, 'com' | 'formId' | 'turn' | 'outcome' | 'number' | 'askedTime'>;

export const isSame = (known: Pick<KnownWaybill, 'com' | 'formId'>, { com, formId }: WaybillChoice): boolean =>
  known.com === com && known.formId === formId;

/** A waybill printed by these terms and on no parcel yet: its number counts, and nobody is asked again. */
export const numberOf = (
  known: KnownWaybill | undefined,
  terms: WaybillChoice,
  onParcels: readonly (string | null)[],
): string | undefined =>
  known?.outcome === 'printed' && isSame(known, terms) && !onParcels.includes(known.number)
    ? (known.number ?? undefined)
    : undefined;

/** True while the provider is being asked. After a minute the asking request is gone. */
export const isAsking = (known: KnownWaybill | undefined, now: Date): boolean =>
  known?.outcome === 'asking' && now.getTime() - known.askedTime.getTime() < MINUTE;

/** Waybills that may have been printed are asked for in the same turn; by other terms, or after a refusal, they are others. */
export function turnOf(known: KnownWaybill | undefined, terms: WaybillChoice): number {
  if (!known) return 1;
  const mayBePrinted = known.outcome === 'asking' || known.outcome === 'unknown';
  return mayBePrinted && isSame(known, terms) ? known.turn : known.turn + 1;
}
