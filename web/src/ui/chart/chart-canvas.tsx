import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import type { ChartOptions } from './chart-options.ts';

register([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** The drawing itself, begun once its box has a size and resized with it. Loaded when a chart is first shown. */
export function ChartCanvas({ options }: { options: ChartOptions }) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const latest = useRef(options);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (chart.current) return chart.current.resize();
      if (element.clientWidth === 0) return undefined;
      chart.current = init(element, undefined, { renderer: 'svg' });
      return chart.current.setOption(latest.current);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.current?.dispose();
      chart.current = undefined;
    };
  }, []);

  useEffect(() => {
    latest.current = options;
    chart.current?.setOption(options, { notMerge: true });
  }, [options]);

  return <div ref={box} className="chart-box" />;
}
