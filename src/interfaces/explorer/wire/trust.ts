import * as v from 'valibot'
import { known } from '#interfaces/explorer/wire/record.ts'
import { text } from '#lib/wire/shapes.ts'

/** What an explorer says about whether a token, or a match of a search, is what it seems. */
export const trustEntries = {
  isScam: known(v.boolean()),
  reputation: known(text),
  certified: known(v.boolean()),
  isVerifiedViaAdminPanel: known(v.boolean()),
}

type Trust = v.InferOutput<v.ObjectSchema<typeof trustEntries, undefined>>

/** Reported as a scam, vouched for by those who run the explorer, or neither. */
export function withTrust<Wire extends Trust>(wire: Wire) {
  const { reputation, certified, isVerifiedViaAdminPanel, ...rest } = wire
  return { ...rest, isScam: isReported(wire), isCertified: Boolean(certified || isVerifiedViaAdminPanel) }
}

/** Servers say it with `is_scam` or with a `reputation`: `ok`, `scam`, or nothing. */
export function isReported({ isScam, reputation }: Pick<Trust, 'isScam' | 'reputation'>): boolean {
  return isScam === true || /^(scam|spam|malicious)/i.test(reputation ?? '')
}
