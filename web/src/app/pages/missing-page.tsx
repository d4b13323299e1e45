import { Link } from 'react-router';
import { HOME } from '../menu/menu.ts';
import { Notice } from './notice.tsx';

/** /404, and every address nobody knows. */
export const MissingPage = () => (
  <Notice headline="页面不存在" text="请检查网址是否正确。">
    <Link to={HOME} className="main-button">
      返回首页
    </Link>
  </Notice>
);
