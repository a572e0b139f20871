import type { ReactNode } from 'react'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeCall, decodeError, decodeLog } from '#domain/decoding/decode.ts'
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
export function DecodedHere({ undecoded, children }: DecodedHereProps) {
  const decoded = decode(undecoded)
  if (!decoded) return children
  return (
    <>
      <DecodedCall decoded={decoded} />
      <p className="pt-1 text-xs text-faint">
        Decoded here with a well-known ABI: the contract may mean something else.
      </p>
    </>
  )
}

function decode(undecoded: UndecodedBytes) {
  if ('call' in undecoded) return decodeCall(undecoded.call, builtInAbis)
  if ('error' in undecoded) return decodeError(undecoded.error, builtInAbis)
  return decodeLog(undecoded.topics, undecoded.data, builtInAbis)
}
