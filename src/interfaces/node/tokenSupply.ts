import { queryOptions } from '@tanstack/react-query'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, hexData } from '#lib/wire/shapes.ts'
import { totalSupply } from '#spec/abi/tokenSelectors.ts'
import { isRevert } from './revert.ts'
import { callNode } from './rpc.ts'

/** A token's own `totalSupply()` in base units; null when the contract does not say it. */
export function tokenSupplyQuery(token: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenSupply', token],
    queryFn: ({ signal }) => readSupply(token, signal),
    staleTime: 60_000,
  })
}

async function readSupply(token: Address, signal: AbortSignal): Promise<bigint | null> {
  try {
    const call = { to: token, data: encodeCall(totalSupply) }
    const data = await callNode('eth_call', [call, 'latest'], hexData, signal)
    return data.length === oneWord ? readWords(data).uint(0) : null
  } catch (error) {
    if (isRevert(error)) return null
    throw error
  }
}

/** `0x` and 64 digits. */
const oneWord = 66
