import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Descriptions, Modal } from 'antd';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { shortMoment } from '#web/ui/cells/when.tsx';
import { secured } from '#web/ui/cells/picture.tsx';
import { DialogButton } from '#web/ui/form/dialog-button.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useSession } from '#web/ui/wire/index.ts';
import { isVideo } from './is-video.ts';
import { sizeText } from './size-text.ts';
import type { LibraryPicture } from './use-pictures.ts';
import { UsesList } from './uses-list.tsx';
import '#web/ui/form/form.css';

const Rename = ({ attId, attDir, sattDir, attSize, attType, imageType, name }: LibraryPicture) => (
  <DialogButton
    key={attId}
    label="改名"
    title="改名"
    width={480}
    call={attachmentCalls.update}
    start={{ name }}
    input={(formValues) => ({ id: attId, attDir, sattDir, attSize: Number(attSize), attType, imageType, name, ...formValues })}
    says="编辑成功"
  >
    <TextField name="name" label="文件名称" maxLength={100} />
  </DialogButton>
);

const Large = ({ picture }: { picture: LibraryPicture }) => (
  <div className="library-large">
    {isVideo(picture) ? (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for what staff upload
      <video key={picture.attId} src={secured(picture.sattDir)} controls />
    ) : (
      <Thumbnail key={picture.attId} url={picture.sattDir} side={800} alt={picture.name} />
    )}
  </div>
);

/** Places that show the picture: they lie in the whole shop, and are not told to people who see a pick-up point or a shop alone. */
function Uses({ attId }: { attId: number }) {
  const isLimited = useSession(({ info }) => info?.isLimited === true);
  if (isLimited) return null;
  return (
    <Loaded call={attachmentCalls.usage} input={{ ids: [attId] }}>
      {(found) => {
        const where = found?.[0];
        return where && where.total > 0 ? (
          <>
            <p>{`${where.total} 处在使用：`}</p>
            <UsesList {...where} />
          </>
        ) : (
          <p>没有地方在使用它</p>
        );
      }}
    </Loaded>
  );
}

interface Props {
  among: readonly LibraryPicture[];
  attId: number;
  show: (attId: number | undefined) => void;
}

/** A picture large, what is known of it, where it is shown, and the way to its neighbours. */
export function PictureDetail({ among, attId, show }: Props) {
  useFocusBack();
  const at = among.findIndex((one) => one.attId === attId);
  const picture = among[at];
  if (!picture) return null;
  const to = (step: number) => {
    const neighbour = among[at + step];
    return neighbour && (() => show(neighbour.attId));
  };
  const [previous, next] = [to(-1), to(1)];
  const title = (
    <div className="library-title">
      <span>{picture.name}</span>
      <Button type="text" icon={<LeftOutlined />} aria-label="上一张" title="上一张" disabled={!previous} onClick={previous} />
      <Button type="text" icon={<RightOutlined />} aria-label="下一张" title="下一张" disabled={!next} onClick={next} />
    </div>
  );
  return (
    <Modal open className="form-dialog" title={title} width={720} footer={null} onCancel={() => show(undefined)}>
      <Large picture={picture} />
      <Descriptions
        column={2}
        size="small"
        items={[
          { key: 'size', label: '大小', children: sizeText(picture) },
          { key: 'time', label: '上传时间', children: shortMoment(picture.createTime) },
          { key: 'address', label: '地址', span: 2, children: <CopyText text={picture.sattDir} /> },
        ]}
      />
      <Uses attId={attId} />
      <Rename {...picture} />
    </Modal>
  );
}
