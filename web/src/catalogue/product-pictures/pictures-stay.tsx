import { Alert } from 'antd';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { useMay } from '#web/ui/index.ts';

/** Reason the pictures of a collected product will stay where they are, for those who cannot bring them. */
export const PicturesStay = () =>
  useMay()(uploadCalls.fetch) ? null : (
    <Alert
      className="form-problem"
      type="info"
      showIcon
      title="没有上传图片的权限，商品图片会保留来源网站的地址；要存入素材库，请联系管理员"
    />
  );
