import { type ComponentType, Suspense, lazy, memo } from 'react';
import { Route, Routes } from 'react-router';
import { PageTitleProvider } from '#web/ui/basics/page-title.ts';
import type { Screen } from '#web/ui/screen.ts';
import { screenAt } from '../screens/screens.ts';
import { type Tag, rename, titleOfTag } from '../menu/tags.ts';
import { FooterLine } from './footer-line.tsx';
import { PageBones } from './page-bones.tsx';
import { PageFault } from './page-fault.tsx';
import { useKeptScroll } from './use-kept-scroll.ts';

const loaded = new Map<Screen, ComponentType>();

function pageOf(screen: Screen) {
  const Page = loaded.get(screen) ?? lazy(() => screen.load().then((component) => ({ default: component })));
  loaded.set(screen, Page);
  return <Page />;
}

/** A page at its own address: what others do in the address bar does not reach it while it is hidden. */
export const KeepAlivePage = memo(function KeepAlivePage({ tag }: { tag: Tag }) {
  const scroll = useKeptScroll();
  const found = screenAt(tag.path);
  if (!found) return null;
  const named = {
    title: titleOfTag(tag),
    // The name in the route is nobody's own: where the menu has another, that one holds.
    rename: (own: string) => own !== found.screen.title && rename(tag.path, own),
  };
  return (
    <div className="page" ref={scroll}>
      <PageFault page={tag.path}>
        <PageTitleProvider value={named}>
          <Suspense fallback={<PageBones title={named.title} />}>
            <Routes location={tag.at}>
              <Route path={found.screen.path} element={pageOf(found.screen)} />
            </Routes>
            <FooterLine />
          </Suspense>
        </PageTitleProvider>
      </PageFault>
    </div>
  );
});
