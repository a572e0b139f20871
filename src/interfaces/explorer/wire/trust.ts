import * as v from 'valibot'
import { known } from '#interfaces/explorer/wire/record.ts'
import { text } from '#lib/wire/shapes.ts'

/** The fields by which an explorer vouches for a token or a search match, or reports it. */
export const trustEntries = {
  isScam: known(v.boolean()),
  reputation: known(text),
  certified: known(v.boolean()),
  isVerifiedViaAdminPanel: known(v.boolean()),
}

type Trust = v.InferOutput<v.ObjectSchema<typeof trustEntries, undefined>>

/** Adds the trust: reported as a scam, certified by the explorer, or neither. */
export function withTrust<Wire extends Trust>(wire: Wire) {
  const { reputation, certified, isVerifiedViaAdminPanel, ...rest } = wire
  return { ...rest, isScam: isReported(wire), isCertified: Boolean(certified || isVerifiedViaAdminPanel) }
}

/** Whether the record is reported as a scam, by `is_scam` or by a `reputation` of `scam`, `spam` or `malicious`. */
export function isReported({ isScam, reputation }: Pick<Trust, 'isScam' | 'reputation'>): boolean {
  return isScam === true || /^(scam|spam|malicious)/i.test(reputation ?? '')
}
