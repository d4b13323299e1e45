import type { Clash } from '#contract/marketing/clashes.ts';
import { Signal, shortMoment } from '#web/ui/index.ts';

/** The reason for which a clash was allowed, by whom and when; one that nobody allowed waits for it. */
export function Allowed({ of: { reason, allowedBy, allowTime } }: { of: Clash }) {
  if (reason === null) return <Signal of="waits">还没有人说明原因</Signal>;
  return (
    <span className="clash-allowed">
      {reason}
      {allowedBy !== null && allowTime !== null && <small className="quiet">{`${allowedBy} · ${shortMoment(allowTime)}`}</small>}
    </span>
  );
}
