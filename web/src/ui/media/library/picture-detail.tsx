import { Descriptions, Modal } from 'antd';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { CopyText } from '../../cells/copy-text.tsx';
import { shortMoment } from '../../cells/when.tsx';
import { secured } from '../../cells/picture.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { isVideo } from './is-video.ts';
import { sizeText } from './size-text.ts';
import type { Shown } from './use-pictures.ts';
import { UsesList } from './uses-list.tsx';

/** A picture large, what is known of it, and where it is shown. */
export const PictureDetail = ({ picture, onClose }: { picture: Shown; onClose: () => void }) => (
  <Modal open title={picture.name} width={720} footer={null} onCancel={onClose}>
    <div className="library-large">
      {isVideo(picture) ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what staff upload
        <video src={secured(picture.sattDir)} controls />
      ) : (
        <Thumbnail url={picture.sattDir} side={800} alt={picture.name} />
      )}
    </div>
    <Descriptions
      column={2}
      size="small"
      items={[
        { key: 'size', label: '大小', children: sizeText(picture) },
        { key: 'time', label: '上传时间', children: shortMoment(picture.createTime) },
        { key: 'address', label: '地址', span: 2, children: <CopyText text={picture.sattDir} /> },
      ]}
    />
    <Loaded call={attachmentCalls.usage} input={{ ids: [picture.attId] }}>
      {(found) => {
        const where = found?.[0];
        return where && where.total > 0 ? <UsesList {...where} /> : <p>没有地方在使用它</p>;
      }}
    </Loaded>
  </Modal>
);
