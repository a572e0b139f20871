import { useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { now } from '#lib/browser/clock.ts'
import { defaultInterval } from './defaultInterval.ts'

/** The interval that fits the age of a market when its chart opened: it does not change under who reads the chart. */
export function useDefaultInterval({ poolAddress, createdAt }: Market, intervals: readonly string[]): string {
  const [opened, setOpened] = useState({ poolAddress, at: now() })
  if (opened.poolAddress !== poolAddress) setOpened({ poolAddress, at: now() })
  return defaultInterval(createdAt, intervals, opened.at)
}
