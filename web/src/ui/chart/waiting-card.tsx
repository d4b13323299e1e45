import { FigureCard } from './figure-card.tsx';

interface Props {
  label: string;
  /** The list of what waits. */
  to: string;
  /** Undefined until it is known, or for those who may not see it. */
  count: number | undefined;
  capped?: boolean | undefined;
  under: string;
}

/** A card of what waits for staff; nothing while none does. */
export const WaitingCard = ({ count, ...card }: Props) => (count ? <FigureCard {...card} value={count} waits /> : null);
