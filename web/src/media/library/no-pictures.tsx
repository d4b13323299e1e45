import { Button } from 'antd';
import type { Address } from '#web/ui/scene/address.ts';
import { Empty } from '#web/ui/list-parts/list-states.tsx';
import { clearFilters, kinds, setFilters } from './use-pictures.ts';

const PLACES = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder where pictures will be. */
export const NoPicturesYet = () => (
  <div className="library-grid" aria-busy="true">
    {PLACES.map((index) => (
      <span key={index} className="library-cell" />
    ))}
  </div>
);

function whyNone(address: Address): string {
  const what = address.get('attType') === kinds.video ? '视频' : '图片';
  if (address.get('pid') !== '0') return `这个分类里还没有${what}`;
  return what === '视频' ? '还没有视频' : '图片库为空';
}

/** Reason no picture is here: there is none, or the filters leave none. */
export const NoPictures = ({ address, mayUpload }: { address: Address; mayUpload: boolean }) =>
  setFilters(address).length === 0 ? (
    <Empty says={whyNone(address)} action={mayUpload && <small>点“上传”选择文件，也可以把文件拖到这里或直接粘贴</small>} />
  ) : (
    <Empty
      says="没有符合条件的文件"
      action={
        <Button type="link" onClick={() => clearFilters(address)}>
          清空筛选
        </Button>
      }
    />
  );
