import { useEffect, useState } from 'react';

const EVERY_MS = 3000;

export function Carousel({ pictures }: { pictures: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || pictures.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % pictures.length), EVERY_MS);
    return () => clearInterval(timer);
  }, [held, pictures.length]);

  return (
    <div className="carousel" onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {pictures.map((picture, index) => (
        <img
          key={picture}
          src={picture}
          alt=""
          className={index === at ? 'carousel-picture carousel-shown' : 'carousel-picture'}
        />
      ))}
      {pictures.length > 1 && (
        <div className="carousel-dots">
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-label={`第 ${index + 1} 张图片`}
              aria-current={index === at}
              onClick={() => setAt(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
