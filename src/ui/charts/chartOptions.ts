import { ColorType, type DeepPartial, type TimeChartOptions } from 'lightweight-charts'
import { type Decimal, parseDecimal } from '#lib/numbers/decimal.ts'
import { formatMoment } from '#lib/text/time.ts'
import type { ChartTheme } from './chartTheme.ts'

/**
 * What every chart of the house shares. The library's logo is off because it is set as HTML, which Trusted Types
 * forbid; its notice stands beside the chart (`ChartNotice`).
 */
export function chartOptions(theme: ChartTheme): DeepPartial<TimeChartOptions> {
  return {
    autoSize: true,
    layout: {
      attributionLogo: false,
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: theme.faint,
      fontFamily: theme.font,
      fontSize: 12,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: theme.raised } },
    crosshair: {
      vertLine: { color: theme.edge, labelBackgroundColor: theme.muted },
      horzLine: { color: theme.edge, labelBackgroundColor: theme.muted },
    },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderColor: theme.line, rightOffset: 4, timeVisible: true, secondsVisible: false },
    handleScroll: { vertTouchDrag: false },
    kineticScroll: { mouse: false, touch: !matchMedia('(prefers-reduced-motion: reduce)').matches },
    localization: { locale: 'en-GB', timeFormatter: (time: number) => formatMoment(new Date(time * 1_000)) },
  }
}

/** An axis label: the scaled number a chart draws, back to the value it stands for. Never throws: charts try dummy numbers, and
 * leave room below zero, where nothing is. */
export function axisFormat(exponent: number, format: (value: Decimal) => string) {
  return (scaled: number): string => {
    if (scaled < 0) return ''
    const value = parseDecimal((scaled / 10 ** exponent).toPrecision(6))
    return value === null ? '' : format(value)
  }
}
