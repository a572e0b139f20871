import { methodAct, methodWords } from '#domain/explorer/methodWords.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import { parseTime } from '#lib/wire/parseTime.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What the rows of an address are searched for, as it stands in the URL. */
export type Criteria = {
  /** Names or selectors of methods, separated by commas. */
  method?: string | undefined
  /** An address, or a part of a symbol or name. */
  token?: string | undefined
  /** The other side: an address, a part of one, or of a name. */
  with?: string | undefined
  /** The first and the last time, in UTC; a day alone is all of it. */
  since?: string | undefined
  until?: string | undefined
}

/** The first and last millisecond; null where it is open. */
type Period = { since: Date | null; until: Date | null }

const day = 86_400_000

/** The period that was typed, or which of its ends is no time. */
export function periodOf({ since, until }: Criteria): Period | { problem: 'since' | 'until' } {
  const [first, last] = [since, until].map((text) => (text === undefined ? null : parseTime(text)))
  if (since !== undefined && !first) return { problem: 'since' }
  if (until !== undefined && !last) return { problem: 'until' }
  const isDay = until !== undefined && !until.includes(':') && !/^\d+$/.test(until)
  return { since: first ?? null, until: last && isDay ? new Date(last.getTime() + day - 1) : (last ?? null) }
}

/** Whether a transaction of an address is one that is searched for. */
export function transactionMatches(self: Address, criteria: Criteria, period: Period) {
  return ({ from, to, createdContract, method, input, decodedInput, timestamp }: Transaction): boolean =>
    isIn(timestamp, period) &&
    isMethod([method, input?.slice(0, 10), decodedInput?.methodCall], criteria.method) &&
    isWith([from, to, createdContract], self, criteria.with)
}

/** Whether a token transfer of an address is one that is searched for. */
export function transferMatches(self: Address, criteria: Criteria, period: Period) {
  return ({ from, to, token, method, timestamp }: TokenTransfer): boolean =>
    isIn(timestamp, period) &&
    isMethod([method], criteria.method) &&
    isWith([from, to], self, criteria.with) &&
    holds([token?.address, token?.symbol, token?.name], criteria.token)
}

function isIn(at: Date | null, { since, until }: Period): boolean {
  if (since === null && until === null) return true
  return at !== null && (since === null || at >= since) && (until === null || at <= until)
}

function isMethod(names: readonly (string | null | undefined)[], wanted: string | undefined): boolean {
  const methods = wanted?.split(',').filter((each) => each.trim() !== '')
  return !methods?.length || methods.some((each) => holds(names.flatMap(namesOf), each))
}

/** A method is searched by its name and by the words that lists show in its place. */
function namesOf(name: string | null | undefined) {
  return name ? [name, methodWords(name), methodAct(name, true)] : []
}

/** A transaction to oneself has no other side. */
function isWith(
  sides: readonly (AddressParameter | null)[],
  self: Address,
  wanted: string | undefined,
): boolean {
  if (!wanted) return true
  const others = sides.filter((side) => side !== null && side.address !== self)
  return others.some((side) => holds([side?.address, side?.name], wanted))
}

function holds(texts: readonly (string | null | undefined)[], wanted: string | undefined): boolean {
  const text = wanted?.trim().toLowerCase()
  return !text || texts.some((each) => each?.toLowerCase().includes(text))
}
