import { useQuery } from '@tanstack/react-query'
import { metadataInUri } from '#domain/tokens/nftMetadata.ts'
import { tokenInstanceQuery } from '#interfaces/explorer/token/tokenInstance.ts'
import { collectibleQuery } from '#interfaces/node/contract/token/collectible.ts'
import type { Address } from '#lib/wire/shapes.ts'

/**
 * One token of a collection: the explorer's record, when it has such records, and the owner that the collection itself
 * names, read through the node. `error` is set when neither answers.
 */
export function useCollectible(collection: Address, id: string) {
  const explorer = useQuery(tokenInstanceQuery(collection, id))
  const node = useQuery(collectibleQuery(collection, id))
  const isPending = explorer.isPending || (node.isPending && !explorer.data)
  const own = node.data?.uri ? metadataInUri(node.data.uri) : null
  const metadata = explorer.data?.metadata ?? own
  return {
    explorer,
    node,
    isPending,
    error: explorer.error && node.error,
    metadata,
    imageUrl: explorer.data?.imageUrl ?? metadata?.imageUrl ?? null,
    retry: () => void Promise.all([explorer.refetch(), node.refetch()]),
  }
}
