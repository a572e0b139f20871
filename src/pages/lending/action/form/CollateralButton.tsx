import { useNavigate } from '@tanstack/react-router'
import { bestCollateral } from '#domain/lending/action/collateral.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { SignButton } from '#pages/signing/SignButton.tsx'

/**
 * The button of a loan without collateral: it opens the deposit of the best collateral, or of the loan's own asset where none is
 * known.
 */
export function CollateralButton({ context: { asset, symbol, part } }: { context: ActionContext }) {
  const navigate = useNavigate()
  const deposit = (part.from === 'pool' && bestCollateral(part.account, asset)?.reserve) || { asset, symbol }
  const open = () =>
    void navigate({
      to: '.',
      // Its receipt leads to the loan: behind it this form would open once more.
      replace: true,
      search: (before: Record<string, unknown>) => ({
        ...before,
        action: 'deposit' as const,
        asset: deposit.asset,
        amount: undefined,
      }),
      resetScroll: false,
    })
  return <SignButton onClick={open}>{`Deposit ${deposit.symbol}, then borrow`}</SignButton>
}
