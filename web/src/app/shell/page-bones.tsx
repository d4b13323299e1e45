import { PageHead } from '#web/ui/basics/page-head.tsx';
import { ProgressLine } from '../progress-line.tsx';

const ROWS = 8;

/** Title of a page and the outline of its rows, while its code is on its way. */
export const PageBones = ({ title }: { title: string }) => (
  <>
    <ProgressLine />
    <div className="page-bones">
      <PageHead title={title} />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  </>
);
