import { useQuery } from '@tanstack/react-query'
import type { FeeClaim } from '#interfaces/indexer/feeClaim.ts'
import { feeDistributionQuery } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { ownFeesQuery } from '#interfaces/node/contract/curve/pendingFees.ts'
import { hasTrading } from '#lib/browser/config/config.ts'

type AirdropNoteProps = { claims: readonly FeeClaim[]; nftId: number }

/** Who may pay out the fees that were kept for an airdrop; nothing where none were. */
export function AirdropNote({ claims, nftId }: AirdropNoteProps) {
  const { data: paysOut = null } = useQuery({
    queryKey: ['node', 'paysOutAirdrop', nftId, claims.map(({ transactionHash }) => transactionHash)],
    queryFn: async ({ client }) => {
      const distributions = await Promise.all(
        claims.map((claim) => client.fetchQuery(feeDistributionQuery(claim.transactionHash, claim.nftId))),
      )
      const isKept = distributions.some((distribution) => distribution?.strategy === 2)
      return isKept ? (await client.fetchQuery(ownFeesQuery(nftId))).paysOut : null
    },
    enabled: hasTrading(),
  })
  if (paysOut === null) return null
  return (
    <p className="border-b px-4 py-2 text-xs text-muted">
      Fees kept for an airdrop stay in the fee contract.{' '}
      {paysOut
        ? 'Only the owner of the fee NFT can pay them out, to any addresses and at any time.'
        : 'It has no known function to pay them out: they may stay there for good.'}
    </p>
  )
}
