import * as v from 'valibot'
import { type Address, address } from '#lib/wire/shapes.ts'
import { ownLabels } from './ownLabels.ts'

/** An address with the user's own label. */
export type OwnLabel = { address: Address; label: string }

/** The user's labels that contain a text, in any case; those that are the text or begin with it come first. */
export function findLabels(text: string): OwnLabel[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const rank = ({ label }: OwnLabel) => {
    const at = label.toLowerCase().indexOf(wanted)
    return at < 0 ? 3 : at > 0 ? 2 : label.length === wanted.length ? 0 : 1
  }
  return Object.entries(ownLabels().read())
    .flatMap(([key, label]) => {
      const parsed = v.safeParse(address, key)
      return parsed.success ? [{ address: parsed.output, label }] : []
    })
    .filter((entry) => rank(entry) < 3)
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label))
}
