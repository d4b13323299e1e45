import { CloseOutlined } from '@ant-design/icons';

/** On what lies over the page: how it is closed, by hand and by key. */
export const CloseMark = () => (
  <span className="close-mark">
    <kbd aria-hidden>Esc</kbd>
    <CloseOutlined />
  </span>
);
