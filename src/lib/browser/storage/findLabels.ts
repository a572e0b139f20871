import * as v from 'valibot'
import { knownContracts } from '#lib/browser/config/knownContract.ts'
import { type Address, address } from '#lib/wire/shapes.ts'
import { ownLabels } from './ownLabels.ts'

/** An address with the user's own label, or the name of one of the site's own contracts. */
export type OwnLabel = { address: Address; label: string }

/**
 * The user's labels and the names of the site's own contracts that contain a text, in any case, with or without accents; those
 * that are the text or begin with it come first.
 */
export function findLabels(text: string): OwnLabel[] {
  const wanted = folded(text.trim())
  if (wanted === '') return []
  const rank = ({ label }: OwnLabel) => {
    const name = folded(label)
    const at = name.indexOf(wanted)
    return at < 0 ? 3 : at > 0 ? 2 : name === wanted ? 0 : 1
  }
  const own = Object.entries(ownLabels().read()).flatMap(([key, label]) => {
    const parsed = v.safeParse(address, key)
    return parsed.success ? [{ address: parsed.output, label }] : []
  })
  const others = knownContracts()
    .filter((known) => !own.some(({ address }) => address === known.address))
    .map(({ address, name }) => ({ address, label: name }))
  return [...own, ...others]
    .filter((entry) => rank(entry) < 3)
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label))
}

/** A text as it is compared in a search: small letters without accents, so that `zoe` finds `Zoë` in any encoding. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
