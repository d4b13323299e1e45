import type { DeliveryNote } from '#contract/fulfilment/packing.ts';

export type NoteKind = 'all' | 'waiting' | 'sent';

const isWaiting = ({ parcelId }: DeliveryNote) => parcelId === null;

/** Papers that may be printed apart, with the number of papers; nothing where all are of one kind. */
export function kindsOf(notes: readonly DeliveryNote[]): { value: NoteKind; label: string }[] {
  const waiting = notes.filter(isWaiting).length;
  const sent = notes.length - waiting;
  if (waiting === 0 || sent === 0) return [];
  return [
    { value: 'all', label: `全部 ${notes.length} 张` },
    { value: 'waiting', label: `待装箱 ${waiting} 张` },
    { value: 'sent', label: `已发出 ${sent} 张` },
  ];
}

/** Papers of a kind, or that of the one parcel in the address. */
export function notesOf(notes: readonly DeliveryNote[], kind: NoteKind, parcel: string | null): DeliveryNote[] {
  if (parcel !== null) return notes.filter(({ parcelId }) => String(parcelId) === parcel);
  return kind === 'all' ? [...notes] : notes.filter((note) => isWaiting(note) === (kind === 'waiting'));
}
