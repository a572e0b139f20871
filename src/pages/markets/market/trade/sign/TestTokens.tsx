import { lazy, type ReactNode, useState } from 'react'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { TradeToken } from './plan/tradeContext.ts'

/** The whole dollars that a click mints. */
const purse = 10_000n

type TestTokensProps = {
  user: Address
  stablecoins: readonly TradeToken[]
  /** Whether they are the next act, because the wallet has nothing to pay with. */
  isNext: boolean
  /** The button of the trade, which stands above them, and not at all while they are the next act. */
  children: ReactNode
}

const FaucetDialog = lazy(async () => ({
  default: (await import('#pages/signing/FaucetDialog.tsx')).FaucetDialog,
}))

/** Opens the faucet of stablecoins, where config.json offers the demo wallet, whose tokens are free. */
export function TestTokens({ user, stablecoins, isNext, children }: TestTokensProps) {
  const [open, setOpen] = useState(false)
  if (!config().wallet.demo) return children
  return (
    <>
      {!isNext && children}
      <Button
        tone={isNext ? 'primary' : 'quiet'}
        size={isNext ? 'large' : 'small'}
        wide={isNext}
        onClick={() => setOpen(true)}
      >
        Get test tokens
      </Button>
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
