import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { MarketDraft } from '#domain/markets/create/marketDraft.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { createdMarketQuery } from '#interfaces/node/contract/curve/createdMarket.ts'
import { nodeMarketQuery } from '#interfaces/node/contract/curve/nodeMarket.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { BusyButton } from '#pages/signing/BusyButton.tsx'
import { Steps } from '#pages/signing/Steps.tsx'
import type { FollowUp } from '#pages/signing/useFollowUp.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { DraftName } from './DraftName.tsx'
import type { FirstOrder } from './firstBuy/firstOrder.ts'
import { WayOn } from './WayOn.tsx'

const FirstPurchase = lazy(async () => ({
  default: (await import('./firstBuy/FirstPurchase.tsx')).FirstPurchase,
}))

type NewMarketProps = {
  record: TransactionRecord
  /** What was typed; empty after a reload. */
  draft: MarketDraft
  firstBuy: string
  /** The first purchase that was asked for with the creation. */
  follow: FollowUp<FirstOrder>
  chainId: number
  onAgain: () => void
}

/** The created market, the creator's first purchase on it, and its link, once the indexer lists it. */
export function NewMarket({ record, draft, firstBuy, follow, chainId, onAgain }: NewMarketProps) {
  const { symbol } = record
  const [order] = useState(follow.terms)
  const { created, pool, listed, traded } = useNewMarket(record, order !== null)
  const isBought = useTransactions().some(
    ({ kind, status, trade }) =>
      kind === 'buy' && status.name === 'confirmed' && trade?.token === traded?.tokenAddress,
  )
  return (
    <div ref={intoView} className="mx-auto max-w-xl">
      <PageHead
        title={
          <>
            <ExternalText>{symbol}</ExternalText> is live
          </>
        }
        documentTitle={`${symbol} is live`}
      />
      <section aria-label="New market" className="grid gap-4 rounded-lg border bg-surface px-4 py-4">
        <div role="status" className="flex items-center justify-between gap-3">
          <DraftName
            draft={listed ? { ...listed, image: listed.metadataImageUrl ?? '' } : { ...draft, symbol }}
            address={listed?.tokenAddress}
            size={64}
          />
          <p className="flex items-center gap-1.5 text-sm font-medium text-up">
            <Check size={16} strokeWidth={2.5} aria-hidden /> Created
          </p>
        </div>
        {listed && (
          <div className="grid grid-cols-2 gap-4">
            <Figure label="Price" size="large">
              <Price value={listed.spotPrice} />
            </Figure>
            <Figure label="Diluted cap" size="large">
              <Money value={listed.marketCap} style="short" />
            </Figure>
          </div>
        )}
        {order && traded ? (
          <Suspense fallback={<BusyButton busyWith="node" />}>
            <FirstPurchase
              creation={record}
              market={traded}
              order={order}
              follow={follow}
              chainId={chainId}
            />
          </Suspense>
        ) : (
          <Steps steps={[{ id: 'act', title: `Create ${symbol}`, record }]} />
        )}
        <WayOn
          pool={pool}
          isListed={Boolean(listed)}
          isWaiting={pool !== null || created.isPending}
          firstBuy={order ? null : firstBuy}
          isNext={order === null || isBought}
        />
        {created.data && (
          <p className="text-xs text-muted">
            Your market is the pool <AddressLink address={created.data.pool} contract />. You own its NFT #
            {created.data.nftId}, which decides what is done with the fees: see{' '}
            <Link
              to="/markets/$poolAddress"
              params={{ poolAddress: created.data.pool }}
              search={{ tab: 'fees' }}
              className="link"
            >
              Fees
            </Link>
            .
          </p>
        )}
        <Button tone="quiet" onClick={onAgain}>
          Create another market
        </Button>
      </section>
    </div>
  )
}

/** What is known of the created market: its pool by the receipt, then its figures by the indexer; where it is traded at once, by the node. */
function useNewMarket({ hash, to }: TransactionRecord, isTraded: boolean) {
  const created = useQuery({ ...createdMarketQuery(hash ?? '0x', to), enabled: hash !== null })
  const pool = created.data?.pool ?? null
  const { data: listed } = useQuery({
    ...marketQuery(pool ?? '0x'),
    enabled: pool !== null,
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
  })
  // The purchase does not wait for an indexer.
  const byNode = useQuery({ ...nodeMarketQuery(pool ?? '0x'), enabled: pool !== null && isTraded })
  const traded = byNode.data ?? (byNode.isPending ? null : listed)
  return { created, pool, listed, traded }
}

/** The form that it replaces was longer, so a phone may stand below it. */
function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'center' })
}
