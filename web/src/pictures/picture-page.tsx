import { useAddress } from '#web/ui/scene/address.ts';
import { kinds, PictureLibrary } from '#web/media/library/index.ts';

const SIZES = [30, 60, 90, 120];
const start = { pid: 0, limit: 30, attType: kinds.picture };

/** The picture library as a page. */
export const PicturePage = () => <PictureLibrary address={useAddress(start)} start={start} sizes={SIZES} model="maintain" />;
