import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { ArticlePicker, CouponPicker, type PickedCoupon } from '#web/ui/pickers/index.ts';
import { Part } from './part.tsx';
import { articleTree, articles, coupons, none } from './sample-records.ts';

type Open = 'coupons' | 'send' | 'article' | 'noCoupons' | 'noArticles' | undefined;

/** Dialogs that open over a screen. */
export function Pickers() {
  const [open, setOpen] = useState<Open>();
  const [picked, setPicked] = useState<readonly PickedCoupon[]>([]);
  const [sent, setSent] = useState<number[]>([]);
  const [article, setArticle] = useState<number>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Part title="选择优惠券" state={picked.map(({ id }) => id)}>
        <Button onClick={() => setOpen('coupons')}>选择优惠券</Button>{' '}
        <Button onClick={() => setOpen('noCoupons')}>没有优惠券时</Button>
      </Part>
      <Part title="发送优惠券" state={sent}>
        <Button onClick={() => setOpen('send')}>发送优惠券</Button>
      </Part>
      <Part title="选择文章" state={article}>
        <Button onClick={() => setOpen('article')}>选择文章</Button>{' '}
        <Button onClick={() => setOpen('noArticles')}>没有文章时</Button>
      </Part>
      <Suspense>
        {open === 'coupons' && <CouponPicker handle="wu" load={coupons} start={picked} onPick={setPicked} onClose={close} />}
        {open === 'send' && (
          <CouponPicker
            handle="send"
            load={coupons}
            act={({ id }) => <Button onClick={() => setSent([...sent, id])}>发送</Button>}
            onClose={close}
          />
        )}
        {open === 'noCoupons' && <CouponPicker handle="wu" load={none} onPick={setPicked} onClose={close} />}
        {open === 'noArticles' && (
          <ArticlePicker load={none} tree={articleTree} onPick={({ id }) => setArticle(id)} onClose={close} />
        )}
        {open === 'article' && (
          <ArticlePicker
            load={articles}
            tree={articleTree}
            picked={article}
            onPick={({ id }) => setArticle(id)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
