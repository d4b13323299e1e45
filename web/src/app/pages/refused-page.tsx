import { Link, useNavigate, useSearchParams } from 'react-router';
import { HOME } from '../menu/menu.ts';
import { Notice } from './notice.tsx';

/** /401: the address exists, but not for this person. */
export function RefusedPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <Notice headline="没有访问权限" text="如需开通，请联系管理员。">
      {!query.has('noGoBack') && (
        <button type="button" className="plain-button" onClick={() => void navigate(-1)}>
          返回
        </button>
      )}
      <Link to={HOME} className="main-button">
        返回首页
      </Link>
    </Notice>
  );
}
