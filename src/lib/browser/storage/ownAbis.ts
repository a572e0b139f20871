import * as v from 'valibot'
import type { Abi } from 'viem'
import { abiSchema } from '#lib/wire/contractAbi.ts'
import { type Address, address, lenientList, text } from '#lib/wire/shapes.ts'
import { storedByChain } from './storedByChain.ts'

/** The ABI of one contract that the user added. */
export const ownAbiSchema = v.object({
  address,
  /** What the contract is called, as the user or their compiler named it; may be empty. */
  name: v.fallback(v.pipe(v.string(), v.maxLength(80), text), ''),
  abi: v.pipe(
    abiSchema,
    v.transform(({ rows }): Abi => rows),
    v.check((items) => items.length > 0, 'an ABI has something in it'),
  ),
})

export type OwnAbi = v.InferOutput<typeof ownAbiSchema>

const mostAbis = 100
/** Characters of JSON for all of them: browsers keep about five million for everything of a site. */
const mostCharacters = 2_000_000

const schema = v.pipe(
  lenientList(ownAbiSchema),
  v.transform(({ rows }): readonly OwnAbi[] => rows.slice(0, mostAbis)),
)

/** The ABIs the user added for contracts of this network, in this browser only. The newest comes first. */
export const ownAbis = storedByChain('abis', schema, [])

/** The ABI the user added for a contract; undefined without one. */
export function ownAbiOf(contract: Address): OwnAbi | undefined {
  return ownAbis()
    .read()
    .find((each) => each.address === contract)
}

/** Keeps ABIs, each in place of an older one of the same contract. False, with nothing kept, when there is no room. */
export function saveOwnAbis(added: readonly OwnAbi[]): boolean {
  const changed = new Map(added.map((each) => [each.address, each]))
  const all = [
    ...changed.values(),
    ...ownAbis()
      .read()
      .filter((each) => !changed.has(each.address)),
  ]
  if (all.length > mostAbis || JSON.stringify(all).length > mostCharacters) return false
  ownAbis().write(all)
  return true
}

/** Forgets the ABI the user added for a contract. */
export function removeOwnAbi(contract: Address): void {
  const rest = ownAbis()
    .read()
    .filter((each) => each.address !== contract)
  ownAbis().write(rest)
}
