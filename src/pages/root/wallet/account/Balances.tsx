import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, useState } from 'react'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { closeConnect } from '#interfaces/wallet/wallet.ts'
import { config } from '#lib/browser/config/config.ts'
import { countOf } from '#lib/format/count.ts'
import { add, type Decimal, isZero, zero } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useFeeDollars } from '#pages/signing/useFeeDollars.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Button } from '#ui/form/Button.tsx'
import { useWalletAssets } from './useWalletAssets.ts'

const FaucetDialog = lazy(async () => ({
  default: (await import('#pages/signing/FaucetDialog.tsx')).FaucetDialog,
}))

/** The most tokens in the list. */
const most = 8

/**
 * What the wallet holds, each token with its worth, the most valuable first, and the sum, with the faucet of a test network. A
 * token that it has none of is left out. `children` stand beside the button of the faucet.
 */
export function Balances({ owner, children }: { owner: Address; children?: ReactNode }) {
  const { data: wei = null } = useQuery(balanceQuery(owner))
  const { coins, dollars } = useFeeDollars(wei)
  const { assets, free, areListed, hasDeposits, isReading, isLeast } = useWalletAssets(owner)
  const [isOpen, setIsOpen] = useState(false)
  const coin = { asset: 'coin', symbol: config().nativeCurrency.symbol, amount: coins, worth: dollars }
  const held = [coin, ...assets]
    .filter(({ amount }) => amount === null || !isZero(amount))
    .sort(largestFirst(({ worth }) => worth))
  const worths = held.flatMap(({ worth }) => worth ?? [])
  const isKnown = areListed && worths.length > 0 && held.every(({ amount }) => amount !== null)
  return (
    <div className="grid gap-3">
      {/* A list that grew line by line would move the buttons below it. */}
      {isReading ? (
        <Skeleton rows={5} />
      ) : (
        <section aria-label="Balances" className="grid gap-3">
          <ColumnPlaces value={{ dollars: 2 }}>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-2">
              {held.slice(0, most).map(({ asset, symbol, amount, worth }) => (
                <Line
                  key={asset}
                  label={<ExternalText>{symbol}</ExternalText>}
                  amount={amount}
                  worth={worth}
                />
              ))}
              <Line
                label={totalLabel(held.length - worths.length, isLeast, hasDeposits)}
                worth={isKnown ? worths.reduce(add, zero) : null}
              />
            </dl>
          </ColumnPlaces>
          {held.length > most && (
            <Link
              to="/portfolio/$address"
              params={{ address: owner }}
              onClick={closeConnect}
              className="link text-xs"
            >
              {`${countOf(held.length - most, 'more token')} in your portfolio`}
            </Link>
          )}
        </section>
      )}
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {children}
        {config().wallet.demo && free.length > 0 && !isReading && (
          <Button onClick={() => setIsOpen(true)}>Get test tokens</Button>
        )}
      </div>
      {isOpen && (
        <DialogBoundary onClose={() => setIsOpen(false)}>
          <FaucetDialog
            user={owner}
            assets={free}
            use="to trade and to lend"
            onClose={() => setIsOpen(false)}
          />
        </DialogBoundary>
      )}
    </div>
  )
}

/** What the sum is of: tokens without a price, those that the explorer did not list, deposits and debts are not in it. */
function totalLabel(unpriced: number, isLeast: boolean, hasDeposits: boolean): string {
  const missing = [
    ...(unpriced > 0 && !isLeast ? [`${unpriced} unpriced`] : []),
    ...(hasDeposits ? ['deposits', 'debts'] : []),
  ]
  const without = missing.length > 0 ? `, without ${new Intl.ListFormat('en-GB').format(missing)}` : ''
  return `In the wallet${isLeast ? ', at least' : ''}${without}`
}

/** A token with its amount, or the sum without one. */
function Line({
  label,
  amount,
  worth,
}: {
  label: ReactNode
  amount?: Decimal | null
  worth: Decimal | null
}) {
  const isSum = amount === undefined
  return (
    <>
      <dt className={isSum ? 'col-span-2 border-t pt-2' : 'text-muted'}>{label}</dt>
      {!isSum && (
        <dd className="text-right">
          <Amount value={amount} />
        </dd>
      )}
      <dd className={`text-right ${isSum ? '-ml-4 border-t pt-2 font-medium' : ''}`}>
        <Money value={worth} />
      </dd>
    </>
  )
}
