import { useMedia } from '#ui/layout/useMedia.ts'

/** The pixels of the candles: more where the trades stand beside them. */
export function useChartHeight(): number {
  return useMedia('(width >= 108rem)') ? 620 : 396
}
