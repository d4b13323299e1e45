import { CloseOutlined } from '@ant-design/icons';

/**
 * Mark on what lies over the page: closes it by hand and by key. The key is drawn by the style sheet, beside the button's name.
 */
export const CloseMark = () => (
  <span className="close-mark">
    <CloseOutlined />
  </span>
);
