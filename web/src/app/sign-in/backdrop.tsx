import { useEffect, useRef } from 'react';
import { useMedia } from '../look/use-media.ts';

const MOVING = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/** The picture behind the form and, where there is room and nobody minds, points of light drifting over it. */
export function Backdrop({ picture }: { picture: string }) {
  const moves = useMedia(MOVING);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let stop = () => {};
    let gone = false;
    if (moves && canvas.current) {
      const element = canvas.current;
      void import('./sign-in-background.ts').then(({ startBackground }) => {
        if (!gone) stop = startBackground(element);
      });
    }
    return () => {
      gone = true;
      stop();
    };
  }, [moves]);

  return (
    <div className="backdrop" style={picture ? { backgroundImage: `url(${JSON.stringify(picture)})` } : undefined} aria-hidden>
      {moves && <canvas ref={canvas} className="backdrop-sky" />}
    </div>
  );
}
