import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { type CsvValue, csvLine } from '#lib/text/csv.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { eventName, scoreReason } from './eventWords.ts'

const head = ['Time (UTC)', 'Action', 'Account', 'Asset', 'Symbol', 'Amount', 'Note', 'Block', 'Transaction']

/** Lending events as the lines of a CSV file, the oldest first, with exact amounts in whole tokens. */
export function eventLines(events: readonly LendingEvent[], reserves: readonly Reserve[]): string[] {
  return [csvLine(head), ...events.toReversed().map((event) => csvLine(values(event, reserves)))]
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
