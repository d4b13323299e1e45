import { Link, useLocation } from 'react-router';
import { titleAt } from '../titles.ts';
import { Notice } from './notice.tsx';

export function NotOpenPage() {
  const { pathname } = useLocation();
  return (
    <Notice headline="尚未开放" text={`「${titleAt(pathname)}」正在建设中，开放后会出现在这里。`}>
      <Link to="/">回首页</Link>
    </Notice>
  );
}
