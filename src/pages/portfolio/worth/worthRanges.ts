import type { TokenTransfer } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { now } from '#lib/browser/clock.ts'

const millisecondsOfDay = 86_400_000

const choices = [
  { value: '1', label: '1D', title: 'One day' },
  { value: '7', label: '1W', title: 'One week' },
  { value: '0', label: 'All', title: 'Since the first transfer' },
]

/** The days that a line of worth may go back, 0 for all of it: those that the first transfer lies before. */
export function worthRanges(transfers: readonly Pick<TokenTransfer, 'timestamp'>[]) {
  const first = transfers.reduce(
    (least, { timestamp }) => Math.min(least, timestamp?.getTime() ?? least),
    now(),
  )
  return choices.filter(({ value }) => first < now() - Number(value) * millisecondsOfDay)
}
