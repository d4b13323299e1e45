import { useEffect } from 'react';
import { enter } from './enter.ts';

const AGAIN_MS = 5_000;
const ask = () => void enter();

/** The server has not said whose session this is. Nobody is signed out for that: it is asked again, by itself and by hand. */
export function NoAnswer({ says }: { says: string }) {
  useEffect(() => {
    const timer = setInterval(ask, AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, []);
  return (
    <main className="alone">
      <h1>暂时连不上服务器</h1>
      <p role="alert">{says}。正在自动重试，登录状态会保留。</p>
      <button type="button" onClick={ask}>
        重试
      </button>
    </main>
  );
}
