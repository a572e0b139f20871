import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { type CsvValue, csvFile } from '#lib/text/csv.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingEvents } from '#pages/lending/data/lendingEvents.ts'
import { eventName, scoreReason } from './eventWords.ts'

const head = [
  'Time (UTC)',
  'Action',
  'Account',
  'Asset',
  'Symbol',
  'Amount (tokens)',
  'Note',
  'Block',
  'Transaction',
]

/**
 * Lending events as the lines of a CSV file, the oldest first, with exact amounts in whole tokens. `of` names the
 * pool and whose events they are; the file has the searched blocks as well, and how many logs could not be read.
 */
export function eventLines(
  of: { Pool: Address; Filter: string },
  { events, fromBlock, toBlock, unreadable }: LendingEvents,
  reserves: readonly Reserve[],
): string[] {
  const rows = events.toReversed().map((event) => values(event, reserves))
  const columns = head.map((header, at) => ({ header, value: (row: CsvValue[]) => row[at] ?? null }))
  return csvFile(columns, rows, {
    ...of,
    Blocks: `${fromBlock} to ${toBlock}`,
    'Unreadable logs': unreadable,
    'Read (UTC)': new Date(),
  })
}

function values(event: LendingEvent, reserves: readonly Reserve[]): CsvValue[] {
  const { at, kind, user, block, hash } = event
  const moved = kind === 'score' ? [null, null, null] : columnsOf(event.asset, event.amount, reserves)
  return [at, eventName[kind], user, ...moved, note(event, reserves), block, hash]
}

function note(event: LendingEvent, reserves: readonly Reserve[]): string | null {
  if (event.kind === 'score') return `${event.before} to ${event.after}: ${scoreReason[event.reason]}`
  if (event.kind !== 'liquidation') return null
  const [, symbol, amount] = columnsOf(event.collateral, event.seized, reserves)
  return `${amount ?? 'unknown'} ${symbol ?? event.collateral} seized`
}

/** The asset, its symbol and an amount of it; unknown for an asset that the pool no longer lists. */
function columnsOf(asset: Address, units: bigint, reserves: readonly Reserve[]) {
  const reserve = reserves.find((each) => each.asset === asset)
  return [asset, reserve?.symbol ?? null, reserve ? fromUnits(units, reserve.decimals) : null] as const
}
