import { useState } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import type { Address } from '#web/ui/scene/address.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { Pager } from '#web/ui/list-parts/pager.tsx';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { useSelection } from '#web/ui/scene/selection.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { useMay } from '#web/ui/wire/index.ts';
import { FileInput } from '../uploads/file-input.tsx';
import { accepted } from '../uploads/file-rules.ts';
import { UploadList } from '../uploads/upload-list.tsx';
import { CategoryTree } from '../library-tree/category-tree.tsx';
import { LibraryActs, UseButton } from './library-acts.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { NoPictures, NoPicturesYet } from './no-pictures.tsx';
import { PictureDetail } from './picture-detail.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { usePictureTree } from '../library-tree/tree.ts';
import { useCategories } from '../library-tree/use-categories.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useLibraryActs } from './use-library-acts.tsx';
import { useLibraryUploads } from './use-library-uploads.ts';
import { kinds, usePictures } from './use-pictures.ts';
import { type LibraryUse, deliverChosen } from './deliver-chosen.ts';
import './library.css';

interface Props {
  address: Address;
  /** Query of the library before anybody sets it. */
  start: { attType: string; pid: number; limit: number };
  sizes: readonly number[];
  /** First segment of the route; names the folder of uploads on the server. */
  model: string;
  use?: LibraryUse | undefined;
}

const nobody = () => Promise.resolve([]);

/** The picture library: categories beside pictures, which are uploaded, moved, deleted and chosen here. */
export function PictureLibrary({ address, start, sizes, model, use }: Props) {
  const may = useMay();
  const isPhone = usePhone();
  const [open, setOpen] = useState<number>();
  const tree = usePictureTree();
  const pictures = usePictures(address, start);
  const { data, error, chosen, isOld, again } = pictures;
  const uploads = useLibraryUploads(address, model, use && pictures.expect);
  const categories = useCategories(address, tree.root);
  const acts = useLibraryActs(chosen);
  const taking = use && <UseButton onUse={() => deliverChosen(chosen.rows, use)} />;
  const onFiles = may(uploadCalls.image) ? uploads.send : undefined;
  const { isOver, area } = useFileDrop(onFiles);
  // The filters stand in a scene with chosen rows; here it is pictures that are chosen, and in an order.
  const scene = { address, chosen: useSelection(0, '', nobody) };
  return (
    <SceneProvider value={scene}>
      <section className="library" aria-label="图片库" {...area} data-over={isOver || undefined}>
        <CategoryTree {...tree} acts={{ ...categories.acts, put: acts.put }} />
        <div className="library-main">
          <LibraryFilters />
          <LibraryActs
            root={tree.root}
            chosen={chosen}
            onMove={acts.move}
            onRemove={acts.remove}
            onOpen={({ attId }) => setOpen(attId)}
            use={!isPhone && taking}
          >
            {onFiles && (
              <FileInput
                label={address.get('attType') === kinds.video ? '上传视频' : '上传图片'}
                accept={accepted.media}
                multiple
                primary={!use}
                loading={uploads.underWay > 0}
                onFiles={onFiles}
              />
            )}
          </LibraryActs>
          <UploadList {...uploads} />
          {error && <Failing error={error} again={again} />}
          {!data && !error && <NoPicturesYet />}
          {data?.list.length === 0 && <NoPictures address={address} mayUpload={onFiles !== undefined} />}
          {data && data.list.length > 0 && (
            <PictureGrid
              pictures={data.list}
              chosen={chosen}
              isOld={isOld}
              onOpen={(picture) => (use ? deliverChosen([picture], use) : setOpen(picture.attId))}
              onDrag={acts.onDrag}
              onRemove={acts.onRemove}
            />
          )}
          {data && data.total > 0 && <Pager of={data} sizes={sizes} simple={isPhone} />}
          {isPhone && taking && <div className="library-use">{taking}</div>}
        </div>
        {isOver && <p className="library-drop">松开鼠标，上传到当前分类</p>}
        {categories.dialog}
        {acts.dialog}
        {open && <PictureDetail among={data?.list ?? []} attId={open} show={setOpen} />}
      </section>
    </SceneProvider>
  );
}
