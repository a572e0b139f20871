import { healthBand } from '#domain/lending/account/healthBand.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { type Decimal, isZero, toPixels } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { fallText, together } from '#pages/lending/figures/fallText.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import type { CreditFigures } from './creditFigures.ts'

type HealthProps = Pick<CreditFigures, 'health'> & {
  /** The assets of the account. */
  rows: readonly LendingRow[]
}

/** The health factor of an account, and what must happen until it can be liquidated. */
export function HealthFigure({ health, rows, size }: HealthProps & { size?: 'large' }) {
  return (
    <Figure label="Health factor" {...(size && { size })} note={<HealthNote health={health} rows={rows} />}>
      <Health health={health} />
    </Figure>
  )
}

const fullHealth = 4
const noteTones = { neutral: '', accent: '', warn: 'text-warn', down: 'text-down' }

/** The health factor as number, bar and word, so that colour is not the only sign. */
function Health({ health }: { health: CreditFigures['health'] }) {
  if (health === null) return <Unknown title="Not known" />
  if (health === 'none') return <>No debt</>
  const { tone } = healthBand(health)
  return (
    // On a phone there is room for more than the bar of a table.
    <span className="max-sm:[&_[aria-hidden]]:w-28">
      <Bar
        label="Health factor"
        value={toPixels(health) / fullHealth}
        mark={1 / fullHealth}
        markTitle="The mark is at 1: below it the account can be liquidated."
        text={formatHealth(health)}
        tone={tone}
      />
    </span>
  )
}

function HealthNote({ health, rows }: HealthProps) {
  if (health === null || health === 'none') return null
  const { word, tone } = healthBand(health)
  const fall = fallText({ health })
  return (
    <span className={noteTones[tone]}>
      {isTogether(rows)
        ? `${word}. ${together}`
        : fall === null
          ? word
          : `${word}: liquidation after a fall of ${fall}`}
    </span>
  )
}

/** Whether all that is deposited and all that is owed is one asset. */
function isTogether(rows: readonly LendingRow[]): boolean {
  const isUsed = (value: Decimal | null) => value === null || !isZero(value)
  return rows.filter(({ yourSupply, yourDebt }) => isUsed(yourSupply) || isUsed(yourDebt)).length === 1
}
