import './moved.css';

interface Props {
  /** Unknown where a server does not say it. */
  isIn: boolean | undefined;
  text: string;
}

/** An amount with its direction. */
export function Moved({ isIn, text }: Props) {
  if (isIn === undefined) return <span className="figure">{text}</span>;
  return <span className={isIn ? 'figure moved-in' : 'figure moved-out'}>{`${isIn ? '+' : '−'}${text}`}</span>;
}

const COMES_IN = 1;

/** A movement of points, whose type says where it went. */
export const PointsMoved = ({ points, type }: { points: number; type: number | null }) => (
  <Moved isIn={type === null ? undefined : type === COMES_IN} text={String(points)} />
);
