import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeError } from '#domain/decoding/decode.ts'
import type { Decoded } from '#interfaces/explorer/transaction/decoded.ts'
import { areas } from '#lib/browser/config/areas.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { RevertSentence } from './RevertSentence.tsx'

type RevertSentenceOfBytesProps = { data: Hex; contract: Address; call: Decoded | null }

/** What an error means that the explorer sends as bytes. */
export function RevertSentenceOfBytes({ data, contract, call }: RevertSentenceOfBytesProps) {
  const error = decodeError(data, builtInAbis(areas()))
  return error && !error.tooLarge && <RevertSentence error={error} contract={contract} call={call} />
}
