import { useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'

/** The interval that fits the age of a market when its chart opens. It stays while the chart is open. */
export function useDefaultInterval({ poolAddress, createdAt }: Market, intervals: readonly string[]): string {
  const [opened, setOpened] = useState({ poolAddress, at: now() })
  if (opened.poolAddress !== poolAddress) setOpened({ poolAddress, at: now() })
  return defaultInterval(createdAt, intervals, opened.at)
}

const hour = 3_600_000

/**
 * The interval a chart opens with: minutes for a market of hours, quarters of an hour for one of days, hours for an
 * older one or one of unknown age. The network's first interval where these names do not exist.
 */
export function defaultInterval(createdAt: Date | null, intervals: readonly string[], now: number): string {
  const hours = createdAt === null ? Number.POSITIVE_INFINITY : (now - createdAt.getTime()) / hour
  const preferred = hours < 6 ? '1m' : hours < 72 ? '15m' : '1h'
  return intervals.find((name) => name === preferred) ?? intervals[0] ?? '1h'
}

/** The range a chart opens with at that interval. A phone has no room for the candles of a week. */
export function defaultRange(interval: string, isPhone: boolean): '1D' | '1W' {
  return interval === '1h' && !isPhone ? '1W' : '1D'
}
