import { PageHead } from '#web/ui/basics/page-head.tsx';
import { useAddress } from '#web/ui/scene/address.ts';
import { kinds, PictureLibrary } from '#web/media/library/index.ts';
import './pictures.css';

const SIZES = [30, 60, 90, 120];
const start = { pid: 0, limit: 30, attType: kinds.picture };

/** The picture library as a page. */
export const PicturePage = () => (
  <section className="picture-page" aria-label="素材管理">
    <PageHead title="素材管理" />
    <PictureLibrary address={useAddress(start)} start={start} sizes={SIZES} model="maintain" />
  </section>
);
