import { type ReactNode, useSyncExternalStore } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { type ContractAbi, decodeCall, decodeError, decodeLog } from '#domain/decoding/decode.ts'
import { type OwnAbi, ownAbis } from '#lib/browser/storage/ownAbis.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { DecodedCall, type TokensOfCall } from './DecodedCall.tsx'
import { TooLarge } from './TooLarge.tsx'

/** What to decode: the input of a call, the data of a revert, or a log. */
type UndecodedBytes = { call: Hex } | { error: Hex } | { topics: readonly Hex[]; data: Hex }

export type DecodedHereProps = {
  /** The contract. The user's ABI of it is tried first. */
  contract: Address | null
  undecoded: UndecodedBytes
  tokens?: TokensOfCall['tokens']
  /** Shown when no ABI fits. */
  children: ReactNode
}

/** Decodes with the user's ABI of the contract, then with any other ABI that fits. Shows `children` when none does. */
export function DecodedHere({ contract, undecoded, tokens, children }: DecodedHereProps) {
  const own = useSyncExternalStore(ownAbis().subscribe, ownAbis().read)
  const [ofContract, ofOthers] = sorted(own, contract)
  const byOwn = decode(undecoded, ofContract)
  const decoded = byOwn ?? decode(undecoded, [...ofOthers, ...builtInAbis])
  if (!decoded) return children
  if (decoded.tooLarge) return <TooLarge what={decoded.methodCall} data={bytesOf(undecoded)} />
  return (
    <>
      <DecodedCall decoded={decoded} contract={contract} tokens={tokens} />
      <p className="pt-1 text-xs text-faint">
        {byOwn
          ? 'Decoded with your ABI of this contract.'
          : 'Decoded with the ABI of another contract. The names may be wrong.'}
      </p>
    </>
  )
}

function bytesOf(undecoded: UndecodedBytes): Hex {
  if ('call' in undecoded) return undecoded.call
  return 'error' in undecoded ? undecoded.error : undecoded.data
}

/** The user's ABI of the contract, and those of other contracts. */
function sorted(own: readonly OwnAbi[], contract: Address | null): [ContractAbi[], ContractAbi[]] {
  const isOf = ({ address }: OwnAbi) => address === contract
  const abiOf = ({ abi }: OwnAbi) => abi as ContractAbi
  return [own.filter(isOf).map(abiOf), own.filter((each) => !isOf(each)).map(abiOf)]
}

function decode(undecoded: UndecodedBytes, abis: readonly ContractAbi[]) {
  if ('call' in undecoded) return decodeCall(undecoded.call, abis)
  if ('error' in undecoded) return decodeError(undecoded.error, abis)
  return decodeLog(undecoded.topics, undecoded.data, abis)
}
