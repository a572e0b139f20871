import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** The largest slippage in basis points: one half. */
const widestSlippage = 5_000
const wideSlippage = 300

/**
 * The accepted slippage in basis points, stored in this browser. The default covers the 0.75 points that a pool may
 * charge beyond the quoted fee.
 */
const slippage = stored(
  'slippage',
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(widestSlippage)),
  150,
)

/** The listed values in basis points. */
export const listedSlippages: readonly number[] = [50, 150, 300]

/** The decimals of a typed percentage, so that it is whole basis points. */
const places = 2

/** The typed slippage, shared by every form of this page; null while a listed or stored value is used. */
let typed: string | null = null
const typedListeners = new Set<() => void>()

/** Uses one of the listed values from now on. */
export function chooseSlippage(bps: number): void {
  setTyped(null)
  slippage.write(bps)
}

/** Takes a typed percentage. While it is invalid the slippage is unset, so nothing can be signed. */
export function typeSlippage(text: string): void {
  const bps = bpsOf(text)
  setTyped(text)
  if (bps !== null) slippage.write(bps)
}

function setTyped(next: string | null) {
  typed = next
  for (const listener of typedListeners) listener()
}

function subscribe(listener: () => void) {
  const leave = slippage.subscribe(listener)
  typedListeners.add(listener)
  return () => {
    leave()
    typedListeners.delete(listener)
  }
}

/** The chosen slippage in basis points; null while the typed one is invalid. */
export function useSlippage(): number | null {
  return useSyncExternalStore(subscribe, () => (typed === null ? slippage.read() : bpsOf(typed)))
}

/** The text of a typed slippage in per cent; null while a listed value is chosen. */
export function useOwnSlippage(): string | null {
  return useSyncExternalStore(subscribe, () => typed ?? ownText(slippage.read()))
}

function ownText(bps: number): string | null {
  return listedSlippages.includes(bps) ? null : percentText(bps)
}

/** Basis points as the text of a field: 150 is `1.5`. */
export function percentText(bps: number): string {
  return fromUnits(BigInt(bps), places)
}

/** The basis points of a typed percentage; null for an invalid one. */
function bpsOf(text: string): number | null {
  const reading = readAmount(text, places)
  if (reading.kind !== 'amount') return null
  const bps = Number(reading.units)
  return bps >= 1 && bps <= widestSlippage ? bps : null
}

/** The warning about a wide slippage; undefined for others. */
export function slippageWarning(bps: number): string | undefined {
  if (bps <= wideSlippage) return undefined
  const percent = formatPercent(slippageShare(bps))
  return `You accept up to ${percent} less than quoted. Others can take that.`
}

/** Basis points as a share: 50 is 0.005. */
export function slippageShare(bps: number): Decimal {
  return fromUnits(BigInt(bps), 4)
}
