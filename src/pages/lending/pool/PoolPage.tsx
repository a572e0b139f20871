import { getRouteApi, Link } from '@tanstack/react-router'
import { newcomerTier } from '#domain/lending/creditTiers.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { ActionLinks, actionsFor } from '#pages/lending/action/ActionLinks.tsx'
import { ActionSlot } from '#pages/lending/action/ActionSlot.tsx'
import { ActivityPanel } from '#pages/lending/activity/ActivityPanel.tsx'
import { PoolNotice } from '#pages/lending/assets/PoolNotice.tsx'
import { TierTable } from '#pages/lending/credit/tiers/TierTable.tsx'
import { borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import { assetEventsQuery } from '#pages/lending/data/lendingEvents.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { DepositAmount } from '#pages/lending/figures/DepositAmount.tsx'
import { GrowingDebt } from '#pages/lending/figures/GrowingDebt.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { PhoneBar } from '#ui/layout/PhoneBar.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { RateCurve } from './RateCurve.tsx'
import { RateHistory } from './RateHistory.tsx'
import { ReserveDetails } from './ReserveDetails.tsx'
import { accrualsQuery } from './rateHistory.ts'

const route = getRouteApi('/lending/pool/$asset')

/** One asset of the pool: its figures, its rate curve and its parameters. */
export function PoolPage() {
  const { asset } = route.useParams()
  const user = useWalletAddress()
  const lending = useLending(user)
  const row = lending.rows.find((each) => each.asset === asset)
  const isPhone = useIsPhone()

  if (!row) return <Missing lending={lending} asset={asset} />
  const tier = lending.state.data?.account.tier ?? null
  return (
    <>
      <PageHead
        kind="Lending pool"
        title={
          <span className="inline-flex items-baseline gap-2">
            <Letter name={row.symbol} address={row.asset} size={24} />
            <ExternalText>{row.symbol}</ExternalText>
          </span>
        }
        documentTitle={`${row.symbol} pool`}
        asOf={<AsOf at={lending.readAt} />}
        figures={
          <div className="grid w-full grid-cols-2 gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
            {/* A figure of a phone has room for its unit beside a short amount. */}
            <CompactFigures value={isPhone}>
              <Figures row={row} />
            </CompactFigures>
          </div>
        }
        actions={!isPhone && <ActionLinks row={row} size="normal" />}
      />
      <div className="mb-4 rounded-lg border bg-surface empty:hidden [&>div]:border-b-0">
        <PoolNotice lending={lending} />
      </div>
      {row.reserve ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4 *:last:flex-1">
            <Panel title="Interest rate" asOf={<AsOf at={lending.readAt} />}>
              <RateCurve reserve={row.reserve} tier={tier ?? newcomerTier} />
            </Panel>
            <Panel title="Credit tiers">
              <TierTable reserve={row.reserve} tier={tier} />
            </Panel>
          </div>
          <div className="flex min-w-0 flex-col gap-4 *:last:flex-1">
            {row.reserve.borrowable && (
              <Panel
                title="Rate after each action"
                asOf={<QueryAsOf queryKey={accrualsQuery(asset).queryKey} />}
              >
                <RateHistory reserve={row.reserve} tier={tier ?? newcomerTier} />
              </Panel>
            )}
            <Panel title="Configuration" asOf={<AsOf at={lending.readAt} />}>
              <ReserveDetails reserve={row.reserve} />
            </Panel>
          </div>
        </div>
      ) : (
        <Panel title="Interest rate">
          <Empty>{row.trouble ?? 'The interest rate model is unknown.'}</Empty>
        </Panel>
      )}
      {row.reserve && (
        <div className="mt-4">
          <ActivityPanel
            title="Pool activity"
            query={assetEventsQuery(asset)}
            reserves={lending.reserves.data ?? []}
            file={`pool-${asset}`}
            of={`asset ${asset}`}
            withUser
          />
        </div>
      )}
      {isPhone && actionsFor(row).length > 0 && !row.isReading && !row.trouble && (
        <PhoneBar label="Actions">
          <ActionLinks row={row} size="large" />
        </PhoneBar>
      )}
      <ActionSlot />
    </>
  )
}

function Figures({ row }: { row: LendingRow }) {
  const { reserve } = row
  return (
    <>
      <Figure label="Supply APY" size="large">
        <Percent value={row.supplyApy} places={2} />
      </Figure>
      <Figure label={borrowApyName([row], true).name} size="large">
        <Percent value={reserve?.borrowable === false ? null : row.borrowApy} places={2} />
      </Figure>
      <Figure
        label="Total supplied"
        size="large"
        note={row.price !== null && <Money value={worth(row, row.supplied)} />}
      >
        <Amount value={row.supplied} unit={row.symbol} style="short" />
      </Figure>
      {(reserve || row.trouble) && <LoanFigures row={row} />}
      {row.yourSupply !== null && (
        <Figure label="Your deposit" size="large">
          <DepositAmount row={row} />
        </Figure>
      )}
      {row.yourDebt !== null && (
        <Figure label="Your debt" size="large">
          {reserve && row.position ? (
            <GrowingDebt reserve={reserve} position={row.position} />
          ) : (
            <Amount value={row.yourDebt} unit={row.symbol} />
          )}
        </Figure>
      )}
    </>
  )
}

/** The figures that only a pool with views reports. */
function LoanFigures({ row }: { row: LendingRow }) {
  return (
    <>
      <Figure label="Total borrowed" size="large" note={<Money value={worth(row, row.borrowed)} />}>
        <Amount value={row.borrowed} unit={row.symbol} style="short" />
      </Figure>
      <Figure label="Available liquidity" size="large" note={<Money value={worth(row, row.cash)} />}>
        <Amount value={row.cash} unit={row.symbol} style="short" />
      </Figure>
      <Figure label="Utilisation" size="large">
        {row.utilization === null ? '–' : formatPercent(row.utilization)}
      </Figure>
    </>
  )
}

type MissingProps = { lending: ReturnType<typeof useLending>; asset: `0x${string}` }

function Missing({ lending, asset }: MissingProps) {
  const { pools, reserves, waiting } = lending
  const isWaiting = waiting || pools.isPending || reserves.isPending
  if (!isWaiting && (reserves.data || pools.data))
    return (
      <>
        <PageHead title="Pool not found" documentTitle="Pool not found" />
        <p className="mb-2 text-muted">
          {reserves.data
            ? 'The lending pool has no asset of this address.'
            : 'The lending service lists no pool of this address.'}
        </p>
        <p className="mb-4 text-balance">
          <AddressLink address={asset} whole />
        </p>
        <Link to="/lending" className={buttonClass()}>
          All pools
        </Link>
      </>
    )
  return (
    <>
      <PageHead kind="Lending pool" title={shortHash(asset)} documentTitle="Pool" />
      <Panel title="Pool" bare>
        {isWaiting ? (
          <Skeleton rows={6} />
        ) : (
          <Failure
            error={pools.error}
            retry={() => void Promise.all([pools.refetch(), reserves.refetch()])}
          />
        )}
      </Panel>
    </>
  )
}
