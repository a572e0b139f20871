import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { config } from '#lib/browser/config/config.ts'
import { add, type Decimal, isZero, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useFeeDollars } from '#pages/signing/useFeeDollars.ts'
import { DialogBoundary } from '#ui/feedback/dialog/DialogBoundary.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Button } from '#ui/form/Button.tsx'
import { useWalletAssets } from './useWalletAssets.ts'

const FaucetDialog = lazy(async () => ({
  default: (await import('#pages/signing/FaucetDialog.tsx')).FaucetDialog,
}))

/**
 * What the wallet holds of the native coin, the stablecoins and the assets of the lending pool, and its worth, with the
 * faucet of a test network. A token that it has none of is left out.
 */
export function Balances({ owner }: { owner: Address }) {
  const { data: wei = null } = useQuery(balanceQuery(owner))
  const { coins, dollars } = useFeeDollars(wei)
  const { assets, free, areListed } = useWalletAssets(owner)
  const [isOpen, setIsOpen] = useState(false)
  const held = assets.filter(({ amount }) => amount === null || !isZero(amount))
  const worths = [dollars, ...held.map(({ worth }) => worth)].filter((worth) => worth !== null)
  const isKnown = areListed && worths.length === held.length + 1
  const total = isKnown ? worths.reduce(add, zero) : null
  return (
    <section aria-label="Balances" className="grid gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 *:odd:text-muted *:even:text-right">
        <dt>{config().nativeCurrency.symbol}</dt>
        <dd>
          <Amount value={coins} />
        </dd>
        {held.map(({ asset, symbol, amount }) => (
          <Held key={asset} symbol={symbol} amount={amount} />
        ))}
        <dt>In the wallet ≈</dt>
        <dd className="font-medium">
          <Money value={total} />
        </dd>
      </dl>
      {config().wallet.demo && free.length > 0 && (
        <span className="justify-self-start">
          <Button size="small" onClick={() => setIsOpen(true)}>
            Get test tokens
          </Button>
        </span>
      )}
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
    </section>
  )
}

function Held({ symbol, amount }: { symbol: string; amount: Decimal | null }) {
  return (
    <>
      <dt>
        <ExternalText>{symbol}</ExternalText>
      </dt>
      <dd>
        <Amount value={amount} />
      </dd>
    </>
  )
}
