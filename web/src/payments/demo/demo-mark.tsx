import { Signal } from '#web/ui/cells/signal.tsx';

/** Mark of money that never moves. */
export const DemoMark = () => <Signal of="waits">演示</Signal>;
