import { lazy, type ReactNode, useState } from 'react'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { FillingLine, mintedText, useMints } from '#pages/signing/FillingLine.tsx'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { TradeToken } from './plan/tradeContext.ts'

/** The whole dollars that a click mints. */
const purse = 10_000n

/** Whether free tokens are the next act, or stand at the end of the form; null where they are not needed or not free. */
export type CoinNeed = 'next' | 'later' | null

type TestTokensProps = {
  user: Address
  /** The token that pays. */
  paid: TradeToken
  stablecoins: readonly TradeToken[]
  need: CoinNeed
  /** Whether the trade is over. */
  isDone: boolean
  /** The button of the trade, in whose place they stand while they are the next act. */
  button: ReactNode
  /** The rest of the form, which ends with them otherwise. */
  children: ReactNode
}

const FaucetDialog = lazy(async () => ({
  default: (await import('#pages/signing/FaucetDialog.tsx')).FaucetDialog,
}))

/** Opens the faucet of stablecoins, where config.json offers the demo wallet, whose tokens are free. */
export function TestTokens({ user, paid, stablecoins, need, isDone, button, children }: TestTokensProps) {
  const [open, setOpen] = useState(false)
  const [isFilled, setIsFilled] = useState(false)
  const minting = useMints(user).filter(isOpen)
  const next = minting.find(({ asset }) => asset === paid.asset)
  const isMinting = minting.length > 0
  if (next && !isFilled) setIsFilled(true)
  return (
    <>
      {need === 'next' ? (
        <Button tone="primary" size="large" wide busy={isMinting} onClick={() => setOpen(true)}>
          {next ? `Getting ${mintedText(next)}…` : isMinting ? 'Getting test tokens' : 'Get test tokens'}
        </Button>
      ) : (
        button
      )}
      {isFilled && !isDone && (
        <div className="text-xs text-muted">
          <FillingLine user={user} only={paid.asset} />
        </div>
      )}
      {children}
      {need === 'later' && (
        <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
          Get test tokens
        </Button>
      )}
      {open && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <FaucetDialog
            user={user}
            assets={stablecoins.map((coin) => ({ ...coin, purse }))}
            onClose={() => setOpen(false)}
          />
        </DialogBoundary>
      )}
    </>
  )
}
