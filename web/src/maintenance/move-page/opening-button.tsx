import { openingCalls } from '#contract/move-in/openings.ts';
import { Can, GoButton, useCall } from '#web/ui/index.ts';
import { OPENING } from '../places.ts';

interface Props {
  label: string;
  primary?: boolean;
}

function Open(props: Props) {
  const { data } = useCall(openingCalls.info, {}, { saysItself: true });
  return data?.isAsleep === true && <GoButton to={OPENING} {...props} />;
}

/** Way to the page of the opening, as long as the shop is asleep. */
export const OpeningButton = (props: Props) => (
  <Can call={openingCalls.info}>
    <Open {...props} />
  </Can>
);
