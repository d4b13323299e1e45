import { POINT_INTRO_MAX, POINT_NAME_MAX } from '#contract/delivery/pick-points.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, TextField } from '#web/ui/index.ts';
import { OpeningHours } from './opening-hours.tsx';
import { RegionNames } from './region-names.tsx';

const wantsRegion = (names: unknown) => (names ? undefined : '请选择提货点地址');
const wantsPicture = (url: unknown) => (url ? undefined : '请上传门店logo');

/** Fields by which customers find a pick-up point. */
export const PointFields = () => (
  <>
    <TextField name="name" maxLength={POINT_NAME_MAX} showCount placeholder="例如：文三路店" />
    <TextField name="introduction" rows={2} maxLength={POINT_INTRO_MAX} showCount placeholder="选填，用户选择提货点时看到" />
    <div className="field-pair">
      <TextField name="phone" label="提货点手机号" maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
      <Field name="dayTime" label="提货点营业">
        <OpeningHours />
      </Field>
    </div>
    <Field name="address" check={wantsRegion}>
      <RegionNames />
    </Field>
    <TextField name="detailedAddress" maxLength={255} placeholder="街道、门牌号" />
    <TextField
      name="latitude"
      help="在地图里复制，纬度在前，用逗号隔开"
      maxLength={64}
      placeholder="例如：30.274085,120.155070"
    />
    <Field name="image" label="提货点logo" check={wantsPicture}>
      <PictureInput model="store" />
    </Field>
  </>
);
