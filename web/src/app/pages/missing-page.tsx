import { Link } from 'react-router';
import { HOME } from '../menu/menu.ts';
import { Notice } from './notice.tsx';

/** /404, and every address nobody knows. */
export const MissingPage = () => (
  <Notice headline="OOPS! 你不能进入这个页面..." text="请检查您输入的URL是否正确，或单击下面的按钮返回主页.">
    <Link to={HOME}>返回控制台</Link>
  </Notice>
);
