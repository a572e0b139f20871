import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
  UTCTimestamp,
} from 'lightweight-charts'

/** A candle with trades of the user: `low` and `high` are scaled as the chart draws them. */
export type MarkedBar = { time: UTCTimestamp; low: number; high: number; buys: boolean; sells: boolean }

const size = 5
const gap = 6

/** Triangles below candles with purchases and above candles with sales. The chart draws them with each of its frames. */
export class TradeMarks implements ISeriesPrimitive<Time> {
  #chart: SeriesAttachedParameter<Time> | undefined
  #bars: readonly MarkedBar[] = []
  #colour = ''

  attached(chart: SeriesAttachedParameter<Time>) {
    this.#chart = chart
  }

  show(bars: readonly MarkedBar[], colour: string) {
    this.#bars = bars
    this.#colour = colour
    this.#chart?.requestUpdate()
  }

  paneViews() {
    return [{ zOrder: () => 'top' as const, renderer: () => this.#renderer }]
  }

  readonly #renderer: IPrimitivePaneRenderer = {
    draw: (target) =>
      target.useMediaCoordinateSpace(({ context }) => {
        context.fillStyle = this.#colour
        for (const bar of this.#bars) this.#drawBar(context, bar)
      }),
  }

  #drawBar(context: CanvasRenderingContext2D, { time, low, high, buys, sells }: MarkedBar) {
    const x = this.#chart?.chart.timeScale().timeToCoordinate(time)
    const [bottom, top] = [low, high].map((price) => this.#chart?.series.priceToCoordinate(price))
    if (typeof x !== 'number' || typeof bottom !== 'number' || typeof top !== 'number') return
    if (buys) triangle(context, x, bottom + gap, size)
    if (sells) triangle(context, x, top - gap, -size)
  }
}

/** Draws a triangle with its tip at a point and its base `height` pixels below. */
function triangle(context: CanvasRenderingContext2D, x: number, y: number, height: number) {
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x - size, y + 1.6 * height)
  context.lineTo(x + size, y + 1.6 * height)
  context.fill()
}
