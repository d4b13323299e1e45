import { PlayCircleFilled } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { useRun } from '#web/ui/wire/index.ts';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { isVideo } from './is-video.ts';
import type { LibraryPicture } from './use-pictures.ts';
import { type Uses, UsesList } from './uses-list.tsx';
import '#web/ui/form/form.css';

export interface Doomed {
  pictures: readonly LibraryPicture[];
  uses: readonly Uses[];
}

interface Props extends Doomed {
  onClose: () => void;
  onDone: () => void;
}

/** Picture that would be missed, and where. */
const Doom = ({ picture, where }: { picture: LibraryPicture | undefined; where: Pick<Uses, 'uses' | 'total'> }) =>
  picture && (
    <section className="library-doomed">
      {isVideo(picture) ? <PlayCircleFilled aria-hidden /> : <Thumbnail url={picture.sattDir} side={80} />}
      <div>
        <strong>{picture.name}</strong>
        <UsesList {...where} />
      </div>
    </section>
  );

/** Asks before pictures are deleted, and says where they are still shown. */
export function DeleteDialog({ pictures, uses, onClose, onDone }: Props) {
  useFocusBack();
  const { mutate, isPending } = useRun(attachmentCalls.delete, { says: '删除成功', then: () => (onDone(), onClose()) });
  const used = uses.filter(({ total }) => total > 0);
  const idle = pictures.filter(({ attId }) => used.every((one) => one.attId !== attId));
  const idsOf = (rows: readonly LibraryPicture[]) => rows.map(({ attId }) => attId);
  const leave = () => {
    notify.info('已取消');
    onClose();
  };
  const isUsed = used.length > 0;
  const footer = [
    <Button key="leave" onClick={leave}>
      取消
    </Button>,
    isUsed && idle.length > 0 && (
      <Button key="idle" loading={isPending} onClick={() => mutate({ ids: idsOf(idle) })}>
        {`只删未使用的 ${idle.length} 个`}
      </Button>
    ),
    <Button
      key="all"
      type="primary"
      danger
      loading={isPending}
      onClick={() => mutate({ ids: idsOf(pictures), ...(isUsed ? { force: true } : {}) })}
    >
      {isUsed ? '仍然删除' : '删除'}
    </Button>,
  ];
  return (
    <Modal open className="form-dialog" title="提示" width={520} onCancel={leave} footer={footer}>
      <p>
        {isUsed
          ? `${used.length} 个文件正在使用，删除后下面这些地方会显示不出来：`
          : `确定删除选中的 ${pictures.length} 个文件？没有地方在使用它们。`}
      </p>
      {used.map(({ attId, ...where }) => (
        <Doom key={attId} picture={pictures.find((picture) => picture.attId === attId)} where={where} />
      ))}
    </Modal>
  );
}
