import { Link, useNavigate, useSearchParams } from 'react-router';
import { HOME } from '../menu/menu.ts';
import { Notice } from './notice.tsx';

/** /401: the address exists, but not for this person. */
export function RefusedPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = () => (query.has('noGoBack') ? navigate(HOME) : navigate(-1));
  return (
    <Notice headline="Oops!" text="你没有权限去该页面，如有不满请联系你领导，或者你可以去：">
      <button type="button" className="plain-button" onClick={() => void back()}>
        返回
      </button>
      <Link to={HOME}>回首页</Link>
    </Notice>
  );
}
