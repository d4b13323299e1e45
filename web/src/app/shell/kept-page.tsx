import { type ComponentType, Suspense, lazy, memo } from 'react';
import { Route, Routes } from 'react-router';
import type { Screen } from '#web/ui/screen.ts';
import { ProgressLine } from '../progress-line.tsx';
import { screenAt } from '../screens/screens.ts';
import type { Tag } from '../menu/tags.ts';
import { PageFault } from './page-fault.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';

const loaded = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const Page = loaded.get(screen) ?? lazy(() => screen.load().then((component) => ({ default: component })));
  loaded.set(screen, Page);
  return <Page />;
}

/** A page at its own address: what others do in the address bar does not reach it while it is hidden. */
export const KeptPage = memo(function KeptPage({ tag }: { tag: Tag }) {
  const scroll = useKeptScroll();
  const found = screenAt(tag.path);
  if (!found) return null;
  return (
    <div className="page" ref={scroll}>
      <PageFault page={tag.path}>
        <Suspense fallback={<ProgressLine />}>
          <Routes location={tag.at}>
            <Route path={found.screen.path} element={pageOf(found.screen)} />
          </Routes>
        </Suspense>
      </PageFault>
    </div>
  );
});
