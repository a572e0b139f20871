import { useNavigate } from '@tanstack/react-router'
import type { Account } from '#domain/lending/account/account.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { SignButton } from '#pages/signing/SignButton.tsx'

/**
 * The button of a loan without collateral: it opens the deposit of an asset that the person holds and that counts as
 * collateral, or of the loan's own asset.
 */
export function CollateralButton({ context: { asset, symbol, part } }: { context: ActionContext }) {
  const navigate = useNavigate()
  const held = part.from === 'pool' ? heldCollateral(part.account, asset) : undefined
  const deposit = held ?? { asset, symbol }
  const open = () =>
    void navigate({
      to: '.',
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

/** An asset of the wallet that a loan can be taken against: the asset of the loan, where it is one. */
function heldCollateral({ reserves, positions }: Account, asset: Address) {
  const held = positions.filter(({ wallet }) => wallet > 0n).map((position) => position.asset)
  const usable = reserves.filter(
    (reserve) => held.includes(reserve.asset) && !reserve.paused && reserve.ltvBps > 0n && reserve.price > 0n,
  )
  return usable.find((reserve) => reserve.asset === asset) ?? usable[0]
}
