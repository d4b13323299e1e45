/** Tiles that are still to be read, in the place of as many. */
export const BlankTiles = ({ count, className = '' }: { count: number; className?: string }) => (
  <div className={`phone-tiles ${className}`} aria-busy>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className="tile-blank">
        <span className="bone" />
      </span>
    ))}
  </div>
);
