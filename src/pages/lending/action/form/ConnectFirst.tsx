import type { ReactNode } from 'react'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { askToConnect } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { actionName } from '#pages/lending/action/actionWords.ts'
import { borrowApyName } from '#pages/lending/data/borrowApyName.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { TryDemo } from '#pages/signing/demo/TryDemo.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'

type ConnectFirstProps = {
  action: LendingAction
  /** The amount that the form will begin with. */
  begun?: string | undefined
  /** Null where no source that answered has the asset. */
  row: LendingRow | null
}

/** The dialog of an action without a wallet: the rate and the price of its asset, and the ways to a wallet. */
export function ConnectFirst({ action, begun, row }: ConnectFirstProps) {
  const { demo } = config().wallet
  return (
    <div className="grid gap-4 text-sm">
      {row && <Terms action={action} row={row} />}
      <p>{`Connect a wallet to ${actionName[action].toLowerCase()}${begun && row ? ` ${begun} ${row.symbol}` : ''}.`}</p>
      <div className="flex flex-wrap items-start gap-2">
        {demo && <TryDemo size="large" />}
        <Button tone={demo ? 'plain' : 'primary'} size="large" onClick={askToConnect}>
          Connect
        </Button>
      </div>
    </div>
  )
}

function Terms({ action, row }: { action: LendingAction; row: LendingRow }) {
  const isDeposit = action === 'deposit' || action === 'withdraw'
  return (
    <dl className="grid gap-2.5 rounded-md bg-raised p-4">
      <Line label={isDeposit ? 'Supply APY' : borrowApyName([row], false).name}>
        <Percent value={isDeposit ? row.supplyApy : row.borrowApy} places={2} />
      </Line>
      {row.price !== null && (
        <Line label={`1 ${row.symbol}`}>
          <Price value={row.price} />
        </Line>
      )}
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto">{children}</dd>
    </div>
  )
}
