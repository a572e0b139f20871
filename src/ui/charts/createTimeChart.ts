import {
  ColorType,
  createChart,
  type DeepPartial,
  type IChartApi,
  type TickMarkType,
  type Time,
  type TimeChartOptions,
} from 'lightweight-charts'
import { formatMoment } from '#lib/format/time.ts'
import type { ChartTheme } from './chartTheme.ts'
import { formatTick } from './formatTick.ts'

type ChartOptions = DeepPartial<TimeChartOptions>

/**
 * Creates a chart in the theme's colours; `options` are added to those that all charts share. Create every chart
 * with this function: by default the library writes its logo as HTML, which Trusted Types forbid.
 */
export function createTimeChart(
  container: HTMLElement,
  theme: ChartTheme,
  options: ChartOptions = {},
): IChartApi {
  const { layout, timeScale, ...colors } = themeOptions(theme)
  // Each later change of an option measures the whole chart again, so all of them are given at once.
  return createChart(container, {
    ...colors,
    autoSize: true,
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      // A phone's upright chart has room for too many prices.
      tickMarkDensity: layout.fontSize < 12 ? 4.5 : 2.5,
    },
    handleScroll: { vertTouchDrag: false },
    kineticScroll: { mouse: false, touch: !matchMedia('(prefers-reduced-motion: reduce)').matches },
    localization: { locale: 'en-GB', timeFormatter: (time: number) => formatMoment(new Date(time * 1_000)) },
    timeScale: {
      ...timeScale,
      rightOffset: 4,
      // The times of `formatTick` are shorter than the library's.
      tickMarkMaxCharacterLength: 6,
      // What is seen fills another width, such as that of a full screen.
      lockVisibleTimeRangeOnResize: true,
      timeVisible: true,
      secondsVisible: false,
      tickMarkFormatter: formatTick,
    },
    ...options,
    // `ChartNotice` beside the chart has the attribution in its place.
    layout: { ...layout, attributionLogo: false },
  })
}

/** Moves epoch seconds by the offset of the browser's zone, so that what is formatted as UTC is local time. */
function inLocalTime(seconds: number): number {
  return seconds - new Date(seconds * 1_000).getTimezoneOffset() * 60
}

/** Writes the times of a chart in UTC or in the browser's zone. */
export function timeOptions(isLocal: boolean) {
  return {
    localization: {
      timeFormatter: (time: number) => formatChartMoment(time, isLocal),
    },
    timeScale: {
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        formatTick((isLocal ? inLocalTime(Number(time)) : time) as Time, type),
    },
  } satisfies ChartOptions
}

/** The moment of a candle: `12 Mar 2026, 09:30:00 UTC`, or in the browser's zone with `local`. */
export function formatChartMoment(seconds: number, isLocal: boolean): string {
  if (!isLocal) return formatMoment(new Date(seconds * 1_000))
  return formatMoment(new Date(inLocalTime(seconds) * 1_000)).replace('UTC', 'local')
}

/** The colours and the font of a chart. */
export function themeOptions(theme: ChartTheme) {
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: theme.faint,
      fontFamily: theme.font,
      // On a phone the labels of prices take a quarter of the chart, so they are smaller there.
      fontSize: matchMedia('(width < 40rem)').matches ? 10 : 12,
      panes: { separatorColor: theme.line, separatorHoverColor: theme.soft },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: theme.raised } },
    crosshair: {
      vertLine: { color: theme.edge, labelBackgroundColor: theme.muted },
      horzLine: { color: theme.edge, labelBackgroundColor: theme.muted },
    },
    timeScale: { borderColor: theme.line },
  } satisfies ChartOptions
}
