import { Component, type ErrorInfo, type ReactNode } from 'react';
import { keepFault } from '../errors.ts';
import { Notice } from '../pages/notice.tsx';
import { refresh } from '../menu/tags.ts';

interface Props {
  page: string;
  children: ReactNode;
}

/** Scripts in the words of Chromium, Firefox and Safari, style sheets in those of Vite, which waits for them first. */
const FILE_FAILED = /dynamically imported module|module script failed|unable to preload css/i;

const ways = {
  lost: {
    headline: '页面没有加载完整',
    text: '可能是网络断开过，或系统刚刚升级。网络恢复后请重新加载。',
    act: '重新加载',
  },
  broken: {
    headline: '这个页面出错了',
    text: '其他页面不受影响。请重试；如果仍然出错，请把错误日志发给技术人员。',
    act: '重试',
  },
} as const;

interface FaultState {
  fault: keyof typeof ways | undefined;
}

/** A page that breaks leaves the rest standing. A file that did not arrive can only come with the whole page. */
export class PageFault extends Component<Props, FaultState> {
  override state: FaultState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): FaultState {
    return { fault: error instanceof Error && FILE_FAILED.test(error.message) ? 'lost' : 'broken' };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    keepFault(error, componentStack ?? this.props.page);
  }

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    const { act, ...says } = ways[fault];
    const again = () => (fault === 'lost' ? location.reload() : refresh(this.props.page));
    return (
      <Notice {...says}>
        <button type="button" className="plain-button" onClick={again}>
          {act}
        </button>
      </Notice>
    );
  }
}
