import { useState } from 'react'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { useWallet } from '#interfaces/wallet/wallet.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'

type ReserveDetailsProps = { reserve: Reserve }

/** The parameters of an asset that its operator set, from the contract. */
export function ReserveDetails({ reserve }: ReserveDetailsProps) {
  const { symbol, decimals, model } = reserve
  const share = (bps: bigint) => <Percent value={fromUnits(bps, 4)} />
  const kinkRate = model.baseRateBps + model.slope1Bps
  const cap = (units: bigint) =>
    units === 0n ? 'None' : <Amount value={fromUnits(units, decimals)} unit={symbol} />
  return (
    <Details long>
      <Detail label="Asset">
        <AddressLink address={reserve.asset} contract />{' '}
        <AddToken address={reserve.asset} symbol={symbol} decimals={decimals} />
      </Detail>
      <Detail label="Receipt token" help="The pToken: its balance is your deposit and grows by itself">
        <AddressLink address={reserve.pToken} contract />{' '}
        <AddToken address={reserve.pToken} symbol={`p${symbol}`} decimals={decimals} />
      </Detail>
      <Detail label="Pool contract">
        <AddressLink address={lendingPool()} contract />
      </Detail>
      <Detail label="Oracle price">
        <Price value={reserve.price === 0n ? null : fromUnits(reserve.price, 18)} />
      </Detail>
      <Detail
        label="Base loan to value"
        help="What Good may borrow of a deposit's worth. The credit tiers show the others."
      >
        {share(reserve.ltvBps)}
      </Detail>
      <Detail label="Liquidation threshold" help="The same for every credit tier">
        {share(reserve.liquidationThresholdBps)}
      </Detail>
      <Detail label="Liquidation bonus">{share(reserve.liquidationBonusBps)}</Detail>
      <Detail label="Reserve factor" help="The share of interest that stays with the pool">
        {share(reserve.reserveFactorBps)}
      </Detail>
      <Detail
        label="Base rate a year"
        help="What Good pays, without compounding. The credit tiers pay more or less."
        wide
      >
        {share(model.baseRateBps)} to {share(kinkRate)} up to {share(model.kinkBps)} utilisation, then up to{' '}
        {share(kinkRate + model.slope2Bps)}
      </Detail>
      <Detail label="Supply cap">{cap(reserve.supplyCap)}</Detail>
      <Detail label="Borrow cap">{reserve.borrowable ? cap(reserve.borrowCap) : 'Cannot be borrowed'}</Detail>
      <Detail label="Minimum loan">{cap(reserve.minimumBorrow)}</Detail>
      <Detail label="Reserves" help="What the pool keeps of the interest">
        <Amount value={fromUnits(reserve.reserves, decimals)} unit={symbol} />
      </Detail>
    </Details>
  )
}

type AddTokenProps = { address: Address; symbol: string; decimals: number }

/** A button that asks the connected wallet to list a token; nothing without a wallet. */
function AddToken(token: AddTokenProps) {
  const wallet = useWallet()
  const [busy, setBusy] = useState(false)
  if (wallet.status !== 'connected' || wallet.isDemo) return null

  async function add() {
    setBusy(true)
    await import('#interfaces/wallet/requests/walletAdditions.ts')
      .then(({ addTokenToWallet }) => addTokenToWallet(token))
      .catch(() => toast('The wallet did not add the token.', { tone: 'failure' }))
    setBusy(false)
  }

  return (
    <Button size="small" busy={busy} onClick={() => void add()}>
      Add to wallet
    </Button>
  )
}
