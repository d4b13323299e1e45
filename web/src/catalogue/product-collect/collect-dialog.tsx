import { useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import { copyTypes, foundCalls } from '#contract/collection/found.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useCall, useMay } from '#web/ui/index.ts';
import { blankProduct, toInput } from '../product/form-values.ts';
import { productSections } from '../product-form/product-sections.tsx';
import { PicturesStay } from '../product-pictures/pictures-stay.tsx';
import { useBringPictures } from '../product-pictures/use-bring-pictures.tsx';
import { CollectLink } from './collect-link.tsx';
import { CollectMany } from './collect-many.tsx';
import { CollectNotice } from './collect-notice.tsx';
import { CollectWays, type CollectWay } from './collect-ways.tsx';
import './product-collect.css';

/** Widths for a link alone, and for the product that it led to. */
const LINK_PX = 640;
const WIDTH_PX = 1200;

interface Props {
  onWay: (way: CollectWay) => void;
  onClose: () => void;
}

/** Reads a product by its link, to be put right and saved as one of ours, off the shelf. */
function CollectOne({ onWay, onClose }: Props) {
  const may = useMay();
  const mayAsk = may(foundCalls.copyConfig);
  const { data: config, isLoading } = useCall(foundCalls.copyConfig, {}, { enabled: mayAsk });
  const [isFound, setFound] = useState(false);
  const { before, dialog } = useBringPictures();
  const copyType = config?.copyType ?? copyTypes.api99;
  return (
    <FormDialog
      title="采集商品"
      width={isFound ? WIDTH_PX : LINK_PX}
      call={productCalls.save}
      start={blankProduct}
      input={toInput}
      before={before}
      label="保存"
      says="新增成功"
      incomplete="请填写完整商品信息！"
      isFilled={isFound}
      onClose={onClose}
    >
      {isFound || <CollectWays value="one" onPick={onWay} />}
      <CollectNotice isByPass={copyType === copyTypes.onePass} left={config?.copyNum ?? 0} onLeave={onClose} />
      <CollectLink
        isByPass={copyType === copyTypes.onePass}
        isWaiting={isLoading}
        onFound={() => setFound(true)}
        onLeave={onClose}
      />
      {isFound && (
        <div className="collected">
          <PicturesStay />
          {productSections()}
        </div>
      )}
      {dialog}
    </FormDialog>
  );
}

/** Collects one product, or many as drafts. */
export function CollectDialog({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<CollectWay>('one');
  return way === 'one' ? <CollectOne onWay={setWay} onClose={onClose} /> : <CollectMany onWay={setWay} onClose={onClose} />;
}
