import { Link } from 'react-router';
import { usePageTitle } from '#web/ui/basics/page-title.ts';
import { Notice } from './notice.tsx';

export const NotOpenPage = ({ title }: { title: string }) => {
  const named = usePageTitle();
  return (
    <Notice headline="尚未开放" text={`“${named ?? title}”即将开放。`}>
      <Link to="/" className="main-button">
        返回首页
      </Link>
    </Notice>
  );
};
