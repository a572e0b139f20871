import { type Address, erc721Abi, erc1155Abi } from 'viem'
import type { Node } from './nodeReader.ts'

/** The metadata of an NFT, in the JSON format that marketplaces read. Its creator wrote it and nobody verified it. */
export type Metadata = Record<string, unknown>

type Collectible = { token: Address; type: string; id: bigint }

/** The owner of an ERC-721 token after a block. Null while the node does not answer, and where the contract names none. */
export function ownerOnChain(
  node: Node,
  { token, id }: Pick<Collectible, 'token' | 'id'>,
  block: number,
): Promise<Address | null> {
  const call = { address: token, abi: erc721Abi, functionName: 'ownerOf', args: [id] } as const
  return node.readContract({ ...call, blockNumber: BigInt(block) }).catch(() => null)
}

/**
 * The metadata that a contract itself holds: what `tokenURI` or `uri` answers as a `data:` URI of at most `longest`
 * characters. Null for other URIs, which are never followed, and while the node does not answer.
 */
export async function metadataOnChain(
  node: Node,
  { token, type, id }: Collectible,
  { block, longest }: { block: number; longest: number },
): Promise<Metadata | null> {
  const at = { address: token, args: [id], blockNumber: BigInt(block) } as const
  const answer =
    type === 'ERC-1155'
      ? node.readContract({ ...at, abi: erc1155Abi, functionName: 'uri' })
      : node.readContract({ ...at, abi: erc721Abi, functionName: 'tokenURI' })
  const uri = await answer.catch(() => '')
  return uri.length > longest ? null : metadataInUri(uri)
}

/** The JSON object in a `data:application/json` URI. Null for other URIs and other JSON. */
export function metadataInUri(uri: string): Metadata | null {
  const [, parameters, body] = /^data:application\/json([^,]*),(.*)$/is.exec(uri) ?? []
  if (parameters === undefined || body === undefined) return null
  try {
    const isBase64 = /;base64$/i.test(parameters)
    const found = JSON.parse(isBase64 ? Buffer.from(body, 'base64').toString() : percentDecoded(body))
    // What is nested too deeply can be read, but not written again.
    JSON.stringify(found)
    return typeof found === 'object' && !Array.isArray(found) ? found : null
  } catch {
    return null
  }
}

/** Contracts often write JSON without escaping it, where a percent sign stands for itself. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
