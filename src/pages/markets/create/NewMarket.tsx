import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { MarketDraft } from '#domain/markets/create/marketDraft.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { marketQuery } from '#interfaces/indexer/market.ts'
import { createdMarketQuery } from '#interfaces/node/contract/curve/createdMarket.ts'
import { grouped } from '#lib/format/cut.ts'
import { Steps } from '#pages/signing/Steps.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { DraftName } from './DraftName.tsx'
import { FirstBuy, firstBuyAmount } from './firstBuy/FirstBuy.tsx'
import { firstBuySteps } from './firstBuy/firstBuySteps.ts'

type NewMarketProps = {
  record: TransactionRecord
  /** What was typed; empty after a reload. */
  draft: MarketDraft
  firstBuy: string
  onAgain: () => void
}

/** The created market, the creator's first purchase on it, and its link, once the indexer lists it. */
export function NewMarket({ record, draft, firstBuy, onAgain }: NewMarketProps) {
  const { symbol, hash, to } = record
  const [text, setText] = useState(firstBuy)
  const created = useQuery({ ...createdMarketQuery(hash ?? '0x', to), enabled: hash !== null })
  const pool = created.data?.pool ?? null
  const { data: listed } = useQuery({
    ...marketQuery(pool ?? '0x'),
    enabled: pool !== null,
    refetchInterval: ({ state }) => (state.data ? false : 1_500),
  })
  const amount = firstBuyAmount(text)
  const primary = buttonClass({ tone: 'primary', size: 'large', wide: true })
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
        {pool && listed ? (
          <>
            <div className="grid grid-cols-2 gap-4">
              <Figure label="Price" size="large">
                <Price value={listed.spotPrice} />
              </Figure>
              <Figure label="Diluted cap" size="large">
                <Money value={listed.marketCap} style="short" />
              </Figure>
            </div>
            <FirstBuy text={text} onType={setText} label="First buy, USD" hint="Optional" />
            <div className="grid gap-2">
              <Link
                to="/markets/$poolAddress"
                params={{ poolAddress: pool }}
                {...(amount && { search: { trade: 'buy', amount } })}
                className={primary}
              >
                {amount ? `Open market to buy for $${grouped(amount)}` : 'Open market'}
              </Link>
              <CopyLink path={`/markets/${pool}`} />
            </div>
          </>
        ) : pool || created.isPending ? (
          <Button tone="primary" size="large" wide busy>
            Waiting for the indexer to list it
          </Button>
        ) : (
          // A node without receipts cannot tell which market was created.
          <Link to="/markets" search={{ order: 'newest' }} className={primary}>
            Open the newest markets
          </Link>
        )}
        <Steps steps={[{ id: 'act', title: `Create ${symbol}`, record }, ...firstBuySteps(amount, symbol)]} />
        {created.data && (
          <p className="text-xs text-muted">
            Your market is the pool <AddressLink address={created.data.pool} contract />. You own its NFT #
            {created.data.nftId}, which decides what is done with the fees: see the tab Fees.
          </p>
        )}
        <Button tone="quiet" onClick={onAgain}>
          Create another market
        </Button>
      </section>
    </div>
  )
}

/** The form that it replaces was longer, so a phone may stand below it. */
function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'center' })
}

/** Copies the address of the new market's page, and says so on its label. */
function CopyLink({ path }: { path: string }) {
  const [label, setLabel] = useState('Share link')
  const link = new URL(path, location.href).href
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setLabel('Link copied')
    } catch {
      setLabel('Copying is blocked')
    }
  }
  return (
    <Button size="large" wide title={link} onClick={copy}>
      <span role="status">{label}</span>
    </Button>
  )
}
