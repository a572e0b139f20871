import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type AbiChoice, abiChoices } from '#domain/abi/abiChoices.ts'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { contractQuery, type VerifiedContract } from '#interfaces/explorer/address/contract.ts'
import { config, hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { ownAbiOf, ownAbis } from '#lib/browser/storage/ownAbis.ts'
import type { Abi } from '#lib/wire/contractAbi.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** An ABI for calls of a contract; `label` names its source, `fits` says whether the contract is known to have it. */
export type AbiOption = { id: string; label: string; abi: Abi; fits: boolean }

/** A diamond may have dozens of facets, and each is a request. */
const mostImplementations = 20

/**
 * The ABIs a contract can be called with, the likeliest first: the user's own, that of the verified source, that of each
 * implementation of a proxy or a diamond, then those that the app includes. `isPool`: the indexer knows it as a market.
 */
export function useAbiOptions(
  address: Address,
  record: AddressRecord | undefined,
  source: VerifiedContract | null | undefined,
  isPool = false,
): AbiOption[] {
  useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const implementations = (record?.implementations ?? []).slice(0, mostImplementations)
  const behind = useQueries({ queries: implementations.map((each) => contractQuery(each.address)) })
  const own = ownAbiOf(address)
  const configured = isPool ? 'curve' : configuredAbi(address)
  // A token of a standard may lack functions of it.
  const isLikely = ({ id }: { id: string }) => id === (configured ?? record?.token?.type)
  const options: (AbiOption | false | null | undefined)[] = [
    own && { id: 'own', label: `Your ABI${own.name ? `: ${own.name}` : ''}`, abi: own.abi, fits: true },
    ...implementations.map(({ address: at, name }, index) => {
      const found = behind[index]?.data
      const title = found?.name ?? name ?? (index === 0 ? 'implementation' : `implementation ${index + 1}`)
      return found?.abi && { id: `proxy ${at}`, label: `As proxy: ${title}`, abi: found.abi, fits: true }
    }),
    source?.abi && {
      id: 'source',
      label: `Verified source: ${source.name ?? 'contract'}`,
      abi: source.abi,
      fits: true,
    },
    ...abiChoices
      .filter(isOfThisNetwork)
      .map((choice) => ({ ...choice, fits: choice.id === configured }))
      .toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a))),
  ]
  return options.filter((option) => Boolean(option)) as AbiOption[]
}

/**
 * Whether to offer an included ABI: standards always, contracts of markets and lending only on networks that have them.
 */
function isOfThisNetwork({ area }: AbiChoice): boolean {
  if (area === 'lending') return hasLending()
  return area === null || hasMarkets()
}

/** The included ABI of a contract that the site's own configuration names. */
function configuredAbi(address: Address): string | null {
  const { curve, lendingPool } = config()
  if (address === lendingPool) return 'lending'
  return address === curve?.router ? 'router' : null
}
