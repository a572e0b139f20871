import { amountTokens } from '#domain/decoding/amountTokens.ts'
import { builtInAbis } from '#domain/decoding/builtInAbis.ts'
import { decodeCall } from '#domain/decoding/decode.ts'
import { areas } from '#lib/browser/config/areas.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { Undecoded } from '#pages/explorer/parts/decoding/Undecoded.tsx'
import { useNodeTokens } from '#pages/explorer/parts/methods/useNodeTokens.ts'
import { addressParameter } from '#pages/explorer/parts/page/pageParameters.ts'

type CallFromNodeProps = { to: Address; input: Hex }

/** The function that a transaction calls and its arguments, by an ABI that the app has; its tokens by the node. */
export function CallFromNode({ to, input }: CallFromNodeProps) {
  const decoded = decodeCall(input, builtInAbis(areas()))
  const counted = decoded ? amountTokens(decoded, to, config().curve?.router) : []
  const { tokens } = useNodeTokens(
    counted.flatMap((each) => (each === null || each === 'usd' ? [] : [addressParameter(each)])),
  )
  return (
    <Undecoded contract={to} undecoded={{ call: input }} tokens={tokens}>
      <span className="text-faint">Unknown function.</span>
    </Undecoded>
  )
}
