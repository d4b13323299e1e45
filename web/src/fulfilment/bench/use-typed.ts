import { useQueryClient } from '@tanstack/react-query';
import { guessCarrier } from '#contract/delivery/carrier-guess.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { carriersQuery } from '../sending/parcel-fields.tsx';
import { useLive } from './use-live.ts';

interface Typed {
  number: string;
  /** Chosen by the person, whatever the number looks like. */
  carrier?: string;
}

type TypedByOrder = Readonly<Record<string, Typed>>;
interface Carrier {
  code: string;
  name: string;
}

const empty: Typed = { number: '' };

/** Numbers as they were typed for each order, kept until that order is sent. */
export function useTyped(orderNo: string | undefined) {
  const client = useQueryClient();
  const { data: carriers = [], isPending } = useCall(expressCalls.all, { type: 'normal' });
  const [byOrder, read, set] = useLive<TypedByOrder>({});
  /** Carrier of the parcel before, for numbers that do not tell theirs. */
  const [, readLast, setLast] = useLive<string | undefined>(undefined);

  const carrierFor = ({ number, carrier }: Typed, known: readonly Carrier[]): Carrier | undefined => {
    const named = (code: string | undefined) => known.find((each) => each.code === code);
    return named(carrier) ?? named(guessCarrier(number)) ?? (number === '' ? undefined : named(readLast()));
  };
  const typed = byOrder[orderNo ?? ''] ?? empty;
  const put = (of: string, change: Partial<Typed>) => set({ ...read(), [of]: { ...(read()[of] ?? empty), ...change } });

  return {
    number: typed.number,
    carrier: carrierFor(typed, carriers),
    isChosen: typed.carrier !== undefined,
    carriers,
    isPending,
    put,
    clear: (of: string) => {
      const { [of]: _, ...others } = read();
      set(others);
    },
    numberOf: (of: string) => (read()[of] ?? empty).number.trim(),
    /** The number of an order as it stands this moment, with its carrier once these are read. */
    parcelOf: async (of: string) => {
      const now = read()[of] ?? empty;
      const known = await client.ensureQueryData(carriersQuery).catch(() => []);
      return { number: now.number.trim(), carrier: carrierFor(now, known) };
    },
    keepCarrier: setLast,
  };
}

export type BenchTyped = ReturnType<typeof useTyped>;
