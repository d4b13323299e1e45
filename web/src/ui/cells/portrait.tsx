import { Picture } from './picture.tsx';
import { shaped } from './shape.ts';
import './cells.css';

/** Picture of a person, or else the first letter of the name. */
export function Portrait({ url, name }: { url: string; name: string }) {
  const [letter = ''] = name;
  const initial = (
    <span className="picture portrait" aria-hidden>
      {letter}
    </span>
  );
  return letter === '' ? <Picture url={url} /> : <Picture url={url} alt={name} none={initial} />;
}

export const portrait = shaped(
  (url: string | null, { nickname }: { nickname: string }) => <Portrait url={url ?? ''} name={nickname} />,
  { width: 64, card: 'picture' },
);
