import { useNavigate } from '@tanstack/react-router'
import type { Account } from '#domain/lending/account/account.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { SignButton } from '#pages/signing/SignButton.tsx'

/**
 * The button of a loan without collateral: it opens the deposit of another asset that counts as collateral, one that the person
 * holds where there is one, or of the loan's own asset where none is known.
 */
export function CollateralButton({ context: { asset, symbol, part } }: { context: ActionContext }) {
  const navigate = useNavigate()
  const deposit = (part.from === 'pool' && collateral(part.account, asset)) || { asset, symbol }
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

/** Another asset that a loan can be taken against: one in the wallet, else any. A loan of the deposit itself is no use. */
function collateral({ reserves, positions }: Account, asset: Address) {
  const usable = reserves.filter(({ paused, ltvBps, price }) => !paused && ltvBps > 0n && price > 0n)
  const held = positions.filter(({ wallet }) => wallet > 0n).map((position) => position.asset)
  const others = usable.filter((reserve) => reserve.asset !== asset)
  return others.find((reserve) => held.includes(reserve.asset)) ?? others[0]
}
