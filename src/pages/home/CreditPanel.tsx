import { Link } from '@tanstack/react-router'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { askToConnect, useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import { type CreditFigures, creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { ScoreGauge } from '#pages/lending/credit/ScoreGauge.tsx'
import { TierTable } from '#pages/lending/credit/tiers/TierTable.tsx'
import { tierSentence } from '#pages/lending/credit/tiers/tierSentence.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'

/**
 * The credit score of the connected account; without one, the terms of each score tier for the first borrowable asset.
 * It is shown only for a pool whose contract the app knows, because the tiers are those of that contract.
 */
export function CreditPanel() {
  const user = useWalletAddress()
  const lending = useLending(user)
  const figures = creditFigures(lending.state.data, lending.record.data)
  const reserve = lending.rows.find((row) => row.reserve?.borrowable)?.reserve ?? null
  if (user && figures)
    return (
      <Panel
        title="Your credit"
        asOf={<AsOf at={lending.readAt} />}
        control={
          <Link
            to="/lending/$address"
            params={{ address: user }}
            className={buttonClass({ size: 'small', tone: 'quiet' })}
          >
            View loans
          </Link>
        }
      >
        <OwnScore figures={figures} reserve={reserve} />
        <NextAct figures={figures} />
      </Panel>
    )
  const isReading = lending.reserves.isPending
  return (
    <Panel
      title={lending.reserves.data || isReading ? 'What your score gets you' : 'Your credit'}
      asOf={<AsOf at={lending.readAt} />}
      control={
        !user && (
          <Button size="small" tone="quiet" onClick={askToConnect}>
            See yours
          </Button>
        )
      }
    >
      {lending.reserves.data ? (
        <TierTable reserve={reserve} tier={null} />
      ) : isReading ? (
        <Skeleton rows={7} />
      ) : lending.reserves.error ? (
        <Failure error={lending.reserves.error} retry={() => void lending.reserves.refetch()} />
      ) : (
        <p className="px-4 py-5 text-sm text-muted">
          What a score gets you here is not known: the pool does not publish its rules.
        </p>
      )}
    </Panel>
  )
}

/** What the account owes or may borrow, or that a deposit comes first; nothing where a figure of it is unknown. */
function NextAct({ figures: { borrowed, available } }: { figures: CreditFigures }) {
  if (borrowed === null || available === null) return null
  const [words, value, act] = !isZero(borrowed)
    ? ['You owe ', borrowed, 'Repay']
    : !isZero(available)
      ? ['You can borrow ', available, 'Borrow']
      : ['Deposit an asset to borrow against it.', null, 'Deposit']
  return (
    <div className="flex items-center justify-between gap-3 border-t px-4 py-2.5 text-sm">
      <p>
        {words}
        {value && <DepositMoney value={value} />}
      </p>
      <Link to="/lending" className={buttonClass()}>
        {act}
      </Link>
    </div>
  )
}

type OwnScoreProps = { figures: CreditFigures; reserve: Reserve | null }

function OwnScore({ figures: { score, from, doubt }, reserve }: OwnScoreProps) {
  return (
    <div className="grid grow content-center justify-items-center gap-3 px-4 py-5">
      <ScoreGauge score={score} hasTiers={from === 'node'} />
      {score !== null && from === 'node' && (
        <p className="text-center text-sm text-balance text-muted">{tierSentence(score, reserve)}</p>
      )}
      {doubt && <p className="text-center text-xs text-warn">{doubt}</p>}
    </div>
  )
}
