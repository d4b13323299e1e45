import { Button, Modal, Progress } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import type { Elsewhere } from './pictures-elsewhere.ts';
import '#web/ui/form/form.css';
import './product-pictures.css';

export type BringChoice = 'save' | 'again' | 'back';

export interface Failure extends Elsewhere {
  message: string;
}

export interface Bringing {
  total: number;
  done: number;
  /** Known once all were tried. */
  failures: readonly Failure[];
  choose: (choice: BringChoice) => void;
}

const Waiting = ({ total, done }: Bringing) => (
  <>
    <p role="status">
      正在把 {total} 张图片存入素材库 {done}/{total}
    </p>
    <Progress percent={Math.round((done / total) * 100)} showInfo={false} aria-label="存入素材库的进度" />
  </>
);

const Failed = ({ failures }: Bringing) => (
  <>
    <p>它们会保留来源网站的地址，来源网站撤下图片后，商品里就看不到了。</p>
    <ul className="pictures-failed" aria-label="没有存入的图片">
      {failures.map(({ url, location, message }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {location}
          </a>{' '}
          <span>{message}</span>
        </li>
      ))}
    </ul>
  </>
);

/** Progress of the pictures; then which of them could not be had, and what shall become of the product. */
export function BringDialog(bringing: Bringing) {
  useFocusBack();
  const { failures, choose } = bringing;
  const isOver = failures.length > 0;
  return (
    <Modal
      open
      className="form-dialog pictures-dialog"
      title={isOver ? `${failures.length} 张图片没有存入素材库` : '存入素材库'}
      width={480}
      mask={{ closable: false }}
      onCancel={() => choose('back')}
      footer={
        <>
          <Button onClick={() => choose('back')}>返回</Button>
          {isOver && <Button onClick={() => choose('again')}>重试</Button>}
          <Button type={isOver ? 'primary' : 'default'} onClick={() => choose('save')}>
            {isOver ? '仍然提交' : '不等了，直接提交'}
          </Button>
        </>
      }
    >
      {isOver ? <Failed {...bringing} /> : <Waiting {...bringing} />}
    </Modal>
  );
}
