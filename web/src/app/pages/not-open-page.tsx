import { Link } from 'react-router';
import { Notice } from './notice.tsx';

export const NotOpenPage = ({ title }: { title: string }) => (
  <Notice headline="尚未开放" text={`「${title}」正在建设中，开放后会出现在这里。`}>
    <Link to="/">回首页</Link>
  </Notice>
);
