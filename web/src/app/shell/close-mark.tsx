import { CloseOutlined } from '@ant-design/icons';

/** On what lies over the page: how it is closed, by hand and by key. The key is drawn by the style sheet, beside the button's name. */
export const CloseMark = () => (
  <span className="close-mark">
    <CloseOutlined />
  </span>
);
