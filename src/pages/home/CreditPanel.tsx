import { Link } from '@tanstack/react-router'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { askToConnect, useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { type CreditFigures, creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { ScoreGauge } from '#pages/lending/credit/ScoreGauge.tsx'
import { TierTable } from '#pages/lending/credit/tiers/TierTable.tsx'
import { tierSentence } from '#pages/lending/credit/tiers/tierSentence.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { AsOf } from '#ui/figures/AsOf.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'

/** The credit score of the connected account; without one, the terms of each score tier for the first borrowable asset. */
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
      </Panel>
    )
  return (
    <Panel
      title="What your score gets you"
      asOf={<AsOf at={lending.readAt} />}
      control={
        !user && (
          <Button size="small" tone="quiet" onClick={askToConnect}>
            See yours
          </Button>
        )
      }
    >
      <TierTable reserve={reserve} tier={null} />
    </Panel>
  )
}

type OwnScoreProps = { figures: CreditFigures; reserve: Reserve | null }

function OwnScore({ figures: { score, from, doubt }, reserve }: OwnScoreProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-5">
      <ScoreGauge score={score} hasTiers={from === 'node'} />
      {score !== null && from === 'node' && (
        <p className="text-center text-sm text-muted">{tierSentence(score, reserve)}</p>
      )}
      {doubt && <p className="text-center text-xs text-warn">{doubt}</p>}
    </div>
  )
}
