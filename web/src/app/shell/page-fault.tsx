import { Component, type ErrorInfo, type ReactNode } from 'react';
import { keepFault } from '../errors.ts';
import { Notice } from '../pages/notice.tsx';
import { refresh } from '../menu/tags.ts';

interface Props {
  page: string;
  children: ReactNode;
}

/** A page that breaks leaves the rest standing. */
export class PageFault extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    keepFault(error, componentStack ?? this.props.page);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice headline="这个页面出错了" text="其他页面不受影响。请重试；如果仍然出错，请把错误日志发给技术人员。">
        <button type="button" className="plain-button" onClick={() => refresh(this.props.page)}>
          重试
        </button>
      </Notice>
    );
  }
}
