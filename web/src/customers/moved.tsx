import './moved.css';

/** An amount with its direction. */
export const Moved = ({ isIn, text }: { isIn: boolean; text: string }) => (
  <span className={isIn ? 'figure moved-in' : 'figure moved-out'}>{`${isIn ? '+' : '−'}${text}`}</span>
);
