import { type ReactNode, useSyncExternalStore } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { type ContractAbi, decodeCall, decodeError, decodeLog } from '#domain/decoding/decode.ts'
import { type OwnAbi, ownAbis } from '#lib/browser/ownAbis.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { DecodedCall } from './DecodedCall.tsx'

/** What to decode: the input of a call, the data of a revert, or a log. */
type UndecodedBytes = { call: Hex } | { error: Hex } | { topics: readonly Hex[]; data: Hex }

export type DecodedHereProps = {
  /** The contract it is of, whose own ABI comes first. */
  contract: Address | null
  undecoded: UndecodedBytes
  /** Shown when no ABI has it. */
  children: ReactNode
}

/** What the explorer did not decode, decoded here: with the user's own ABIs, then with those the app knows. */
export function DecodedHere({ contract, undecoded, children }: DecodedHereProps) {
  const own = useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const byOwn = decode(undecoded, inOrder(own, contract))
  const decoded = byOwn ?? decode(undecoded, builtInAbis)
  if (!decoded) return children
  return (
    <>
      <DecodedCall decoded={decoded} />
      <p className="pt-1 text-xs text-faint">
        {byOwn
          ? 'Decoded here with an ABI of yours.'
          : 'Decoded here with a well-known ABI: the contract may mean something else.'}
      </p>
    </>
  )
}

/** The ABI of the contract first. */
function inOrder(own: readonly OwnAbi[], contract: Address | null): ContractAbi[] {
  const first = own.filter(({ address }) => address === contract)
  const others = own.filter(({ address }) => address !== contract)
  return [...first, ...others].map(({ abi }) => abi as ContractAbi)
}

function decode(undecoded: UndecodedBytes, abis: readonly ContractAbi[]) {
  if ('call' in undecoded) return decodeCall(undecoded.call, abis)
  if ('error' in undecoded) return decodeError(undecoded.error, abis)
  return decodeLog(undecoded.topics, undecoded.data, abis)
}
