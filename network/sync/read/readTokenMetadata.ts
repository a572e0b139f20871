import {
  type Address,
  decodeAbiParameters,
  type Hex,
  hexToBigInt,
  hexToString,
  parseAbiParameters,
  size,
  trim,
} from 'viem'
import { storableText } from '#network/decode/storableText.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

/** A token contract's metadata; null for invalid answers. */
export type TokenMetadata = { name: string | null; symbol: string | null; decimals: number | null }

const selectors = ['0x06fdde03', '0x95d89b41', '0x313ce567'] as const

/** Asks tokens for their name, symbol and decimals, all in one batch. */
export async function readTokenMetadata(rpc: Rpc, tokens: Address[]): Promise<Map<Address, TokenMetadata>> {
  const answers = await rpc.batch(
    tokens.flatMap((to) =>
      selectors.map((data) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })),
    ),
  )
  return new Map(
    tokens.map((token, index) => {
      const [name, symbol, decimals] = answers.slice(index * 3, index * 3 + 3)
      return [token, { name: textOf(name), symbol: textOf(symbol), decimals: decimalsOf(decimals) }]
    }),
  )
}

/** A string, or the bytes32 of early tokens. */
export function textOf(answer: unknown): string | null {
  if (answer instanceof RpcError || typeof answer !== 'string' || answer === '0x') return null
  const data = answer as Hex
  try {
    if (size(data) === 32) return storableText(hexToString(trim(data, { dir: 'right' })))
    const [text] = decodeAbiParameters(parseAbiParameters('string'), data)
    return storableText(text)
  } catch {
    return null
  }
}

function decimalsOf(answer: unknown): number | null {
  if (answer instanceof RpcError || typeof answer !== 'string' || answer.length !== 66) return null
  const decimals = hexToBigInt(answer as Hex)
  return decimals <= 255n ? Number(decimals) : null
}
