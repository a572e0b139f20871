import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { feeUse } from '#interfaces/indexer/feeUse.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { claimFeesCall, setFeeStrategyCall } from '#interfaces/node/contract/curve/creatorCalls.ts'
import { type OwnFees as Fees, ownFeesQuery } from '#interfaces/node/contract/curve/pendingFees.ts'
import { config } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { cleanText } from '#lib/text/text.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FeeUseChoice } from '#pages/markets/parts/FeeUseChoice.tsx'
import { SignCall, useSignedCall } from '#pages/signing/SignCall.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { DistributedFees } from './DistributedFees.tsx'
import { distributionWords } from './distributionWords.ts'

type OwnFeesProps = { market: Market; user: Address; chainId: number }

/** The actions of the owner of a market's NFT: distribute the pending fees, and change the fee use. */
export function OwnFees({ market, user, chainId }: OwnFeesProps) {
  const { data: fees, error, refetch } = useQuery(ownFeesQuery(market.nftId))
  const { data: node = config().chainId } = useQuery(chainIdQuery())
  const chains = { wallet: chainId, node }
  const { nft = null, strategy = null, pending = null } = fees ?? {}
  return (
    <Panel title="Your market's fees" asOf={fees && <AsOf at={null} block={fees.block} />}>
      {fees && nft !== null && strategy !== null && pending !== null ? (
        <Known
          market={market}
          user={user}
          chains={chains}
          fees={fees}
          nft={nft}
          strategy={strategy}
          pending={pending}
        />
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Panel>
  )
}

type KnownProps = {
  market: Market
  user: Address
  chains: { wallet: number; node: number }
  fees: Fees
  nft: Address
  strategy: number
  pending: bigint
}

function Known(props: KnownProps) {
  const { market, strategy, pending } = props
  const use = feeUse(strategy)
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 border-b px-4 py-3">
        <Held label="Unclaimed">
          <Money value={fromUnits(pending, stablecoinDecimals)} />
        </Held>
        <Held label="Fee use">
          <span title={use.help}>{use.label}</span>
        </Held>
        <Held label="Fee NFT">{`#${market.nftId}`}</Held>
      </dl>
      <div className="grid gap-6 px-4 py-4 sm:grid-cols-2">
        <Distribution {...props} />
        <UseChange {...props} />
      </div>
    </>
  )
}

/** A figure with its label above it. */
function Held({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-md font-medium">{children}</dd>
    </div>
  )
}

/** Distributes the pending fees by the fee use. */
function Distribution({ market, user, chains, fees, nft, strategy, pending }: KnownProps) {
  const call = claimFeesCall(nft, market.nftId)
  const state = useSignedCall(user, (record) => isOf(record, 'distributeFees', call))
  const { title, what } = distributionWords(strategy)
  return (
    <div className="grid content-start gap-3">
      <p className="text-sm text-muted">
        {what} The figure above may change until then; the receipt has the real amount.
      </p>
      {strategy > 1 && fees.paysOut === false && (
        <p className="text-sm text-warn">
          This fee collector has no known function to pay such fees out again: they may stay in it for good.
        </p>
      )}
      <SignCall
        user={user}
        chains={chains}
        state={state}
        call={pending > 0n ? call : null}
        about={{ kind: 'distributeFees', asset: nft, symbol: symbolOf(market) }}
        title={title}
        waiting="No unclaimed fees"
      />
      {state.confirmed && <DistributedFees market={market} record={state.confirmed} />}
    </div>
  )
}

/** Changes the fee use, which also applies to pending fees. */
function UseChange({ market, user, chains, nft, strategy }: KnownProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const wanted = chosen ?? strategy
  const call = setFeeStrategyCall(nft, market.nftId, wanted)
  const state = useSignedCall(user, (record) => isOf(record, 'setFeeUse', call))
  const { label } = feeUse(wanted)
  return (
    <div className="grid content-start gap-3">
      <FeeUseChoice
        label="What is done with the fees, unclaimed ones included"
        value={wanted}
        onChange={setChosen}
        disabled={state.busy}
      />
      <SignCall
        user={user}
        chains={chains}
        state={state}
        call={wanted === strategy ? null : call}
        about={{ kind: 'setFeeUse', asset: nft, symbol: symbolOf(market) }}
        title={wanted === strategy && state.record === null ? 'Change the fee use' : `Change to ${label}`}
        waiting="Choose another use"
      />
    </div>
  )
}

/** Whether a record is of this kind and this NFT: the first argument is its number. */
function isOf(
  record: TransactionRecord,
  kind: TransactionRecord['kind'],
  { to, data }: ContractCall,
): boolean {
  const head = 2 + 8 + 64
  return record.kind === kind && record.to === to && record.data.slice(0, head) === data.slice(0, head)
}

function symbolOf({ symbol }: Market): string {
  return cleanText(symbol, { longest: 32 }) || 'this market'
}
