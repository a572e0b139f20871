import { queryOptions } from '@tanstack/react-query'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { ownerOf, tokenURI, uri } from '#spec/abi/collectionSelectors.ts'

/** Some tokens hold their metadata and their picture themselves, in a `data:` URI. */
const longestUri = 200_000

/**
 * What a collection says of one of its tokens, asked through the node: its owner by `ownerOf`, null where tokens have
 * several owners or there is no such token, and where its metadata is, by `tokenURI` or `uri`.
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
