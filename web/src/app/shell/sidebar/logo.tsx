import { Link } from 'react-router';
import { useLogos, useSiteName } from '../../session/site.ts';
import { below } from '#web/ui/basics/below.ts';

/** The shop's own logo, or the product's mark with the shop's name. */
export function Logo({ folded }: { folded: boolean }) {
  const name = useSiteName();
  const { wide, square } = useLogos();
  const picture = folded ? square : wide;
  return (
    <Link to="/" className="logo" title={name}>
      {picture ? (
        <img src={picture} alt={name} />
      ) : (
        <img src={below('/favicon.svg')} alt={folded ? name : ''} width="26" height="26" />
      )}
      {!picture && !folded && <span>{name}</span>}
    </Link>
  );
}
