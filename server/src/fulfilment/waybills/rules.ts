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

/** True of a waybill whose answer was lost: it may lie in the printer, and asking again would print and cost another. */
export const mayBePrinted = (known: KnownWaybill | undefined): boolean =>
  known?.outcome === 'asking' || known?.outcome === 'unknown';
