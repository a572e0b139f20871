import { amountTokens, type Counted } from '#domain/decoding/amountTokens.ts'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeCall } from '#domain/decoding/decode.ts'
import type { Call } from '#domain/explorer/callTree.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Abi } from '#lib/wire/contractAbi.ts'

/** What the amounts of the outermost call count, by `name value`: a call inside that is passed the same amount counts the same. */
export function outerAmounts(call: Call | undefined, abis: readonly Abi[]): ReadonlyMap<string, Counted> {
  const decoded = call?.input && decodeCall(call.input, [...abis, ...builtInAbis(areas())])
  if (!call || !decoded) return new Map()
  const counted = amountTokens(decoded, call.to, config().curve?.router)
  return new Map(
    decoded.parameters.flatMap(({ name, value }, position) => {
      const counts = counted[position]
      return counts ? [[`${name} ${value}`, counts] as const] : []
    }),
  )
}
