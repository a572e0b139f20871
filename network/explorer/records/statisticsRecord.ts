import { formatGwei } from 'viem'
import type { RecentBlock } from '#network/explorer/queries/statisticsQueries.ts'

/**
 * The average time between blocks in milliseconds; `blocks` come newest first. Long gaps are left out: a network that
 * was switched off for a night is not slow. Null before the second block.
 */
export function averageBlockTime(blocks: RecentBlock[]): number | null {
  const gaps = blocks
    .slice(1)
    .map((block, index) => (blocks[index]?.timestamp.getTime() ?? 0) - block.timestamp.getTime())
    .sort((a, b) => a - b)
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0
  // Of several blocks in one second most have no gap: times are whole seconds.
  const usual = gaps.filter((gap) => gap <= 3 * Math.max(middle, 1_000))
  return usual.length === 0 ? null : Math.round(usual.reduce((sum, gap) => sum + gap, 0) / usual.length)
}

/** Share of the gas limit that the blocks used, in percent. */
export function utilization(blocks: RecentBlock[]): number {
  const used = blocks.reduce((sum, block) => sum + block.gasUsed, 0n)
  const limit = blocks.reduce((sum, block) => sum + block.gasLimit, 0n)
  return limit === 0n ? 0 : Number((used * 10_000n) / limit) / 100
}

/**
 * Prices for a unit of gas, in Gwei: the newest base fee, plus the tip that 35, 60 and 90 of 100 recent transactions
 * did not exceed. Null before the first transaction.
 */
export function gasPrices(tips: bigint[], baseFee: bigint) {
  return eachSpeed(tips, (tip) => formatGwei(baseFee + tip))
}

/** The same prices with their parts, as public servers send them on request. `time` is in milliseconds. */
export function gasPriceParts(tips: bigint[], baseFee: bigint, blockTime: number | null) {
  return eachSpeed(tips, (tip) => ({
    price: gwei(baseFee + tip),
    base_fee: gwei(baseFee),
    priority_fee: gwei(tip),
    priority_fee_wei: tip.toString(),
    wei: (baseFee + tip).toString(),
    time: blockTime,
    fiat_price: null,
  }))
}

function eachSpeed<Price>(tips: bigint[], price: (tip: bigint) => Price) {
  if (tips.length === 0) return null
  const sorted = [...tips].sort((a, b) => (a < b ? -1 : 1))
  const below = (share: number) =>
    price(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0n)
  return { slow: below(0.35), average: below(0.6), fast: below(0.9) }
}

function gwei(wei: bigint): number {
  return Number(formatGwei(wei))
}

/** The current UTC day, or the day of the newest block when the chain's clock is ahead of this machine's. */
export function currentDay(newest: { timestamp: Date } | undefined, now: Date): string {
  return utcDay(new Date(Math.max(now.getTime(), newest?.timestamp.getTime() ?? 0)))
}

type Day = { day: string; transactions: number; gasUsed: bigint; activeAddresses: number | null }

const noTransactions = { transactions: 0, gasUsed: 0n, activeAddresses: 0 }

/** One entry a day, newest first. Days without transactions, which are missing in `days`, get zeros. */
export function daily(days: Day[], today: string, length: number) {
  const counted = new Map(days.map((each) => [each.day, each]))
  const oldest = days.at(-1)?.day ?? today
  const dates = Array.from({ length }, (_, index) => daysBefore(today, index)).filter(
    (date) => date >= oldest,
  )
  return dates.map((date) => {
    const { transactions, gasUsed, activeAddresses } = counted.get(date) ?? noTransactions
    return {
      date,
      transactions_count: transactions,
      gas_used: gasUsed.toString(),
      active_addresses: activeAddresses,
    }
  })
}

/** The UTC day of a time, as 2026-03-02. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}

/** The day that is this many days before another one. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
}
