import { queryOptions } from '@tanstack/react-query'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { ownerOf, tokenURI, uri } from '#spec/abi/collectionSelectors.ts'

/** The longest URI to read: some tokens hold their metadata and picture in a `data:` URI. */
const longestUri = 200_000

/**
 * An NFT as its contract describes it: the owner by `ownerOf`, null where tokens have several owners or the token does
 * not exist, and the URI of the metadata by `tokenURI` or `uri`.
 */
export function collectibleQuery(collection: Address, id: string) {
  return queryOptions({
    queryKey: ['node', 'collectible', collection, id],
    queryFn: async ({ signal }) => {
      const call = (selector: Hex) => encodeCall(selector, BigInt(id))
      const [owner, ...uris] = await Promise.all([
        readContractWord(collection, call(ownerOf), signal),
        readContract(collection, call(tokenURI), signal),
        readContract(collection, call(uri), signal),
      ])
      return {
        owner: owner === null ? null : checksummed(`0x${owner.toString(16).padStart(40, '0').slice(-40)}`),
        uri: uris.map(textOf).find((text) => text !== null) ?? null,
      }
    },
    staleTime: 10_000,
  })
}

/** The text of an answer; null for none, an empty one, or other bytes. */
function textOf(answer: Hex | null): string | null {
  try {
    return (answer && readWords(answer).text(0, longestUri)) || null
  } catch {
    return null
  }
}
