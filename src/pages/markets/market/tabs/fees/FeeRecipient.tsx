import { useQuery } from '@tanstack/react-query'
import type { FeeClaim } from '#interfaces/indexer/feeClaim.ts'
import { feeDistributionQuery } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type FeeRecipientProps = { claim: FeeClaim; pool: Address }

/**
 * The recipient of distributed fees, by the strategy at that time: only under CLAIM the owner of the NFT received them.
 */
export function FeeRecipient({ claim, pool }: FeeRecipientProps) {
  const { data } = useQuery({
    ...feeDistributionQuery(claim.transactionHash, claim.nftId),
    enabled: hasTrading(),
  })
  if (!data) return <Unknown title={unknown} />
  if (data.strategy === 0) return <AddressLink address={data.recipient} />
  if (data.strategy === 1) return 'Burned'
  if (data.strategy === 2) return 'Kept for an airdrop'
  if (data.strategy === 3) return data.recipient === pool ? 'Returned to the pool' : 'Kept for the pool'
  return <Unknown title={unknown} />
}

const unknown = "Not known: the indexer names the owner of the market's NFT, whatever was done with the fees."
