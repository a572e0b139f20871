import { type Address, formatUnits } from 'viem'
import { count, type Form, money, moneyShort, percent, share, short } from './figureForms.ts'
import type { Expected, ExpectedRow } from './pageJudge.ts'

/** A reserve and an account as the pool contract tells them. */
export type RawReserve = {
  asset: Address
  symbol: string
  decimals: number
  /** Dollars, 18 decimals. */
  price: bigint
  totalSupplied: bigint
  totalBorrowed: bigint
  cash: bigint
  /** Ray, like the rates. */
  utilization: bigint
  supplyRate: bigint
  borrowRate: readonly bigint[]
  config: { borrowable: boolean }
}
export type RawAccount = {
  collateralUsd: bigint
  debtUsd: bigint
  borrowingPowerUsd: bigint
  availableUsd: bigint
  healthFactor: bigint
}

/** The tier of a new account, with a score of 600. */
const newcomerTier = 1
const dollars = (value: bigint) => formatUnits(value, 8)

/** The lending page and those of accounts, as the contract has them. */
export function lendingPages(
  reserves: readonly RawReserve[],
  accounts: ReadonlyMap<Address, RawAccount>,
): Expected[] {
  const total = (pick: (reserve: RawReserve) => bigint) => {
    const most = Math.max(...reserves.map(({ decimals }) => decimals))
    const sum = reserves.reduce(
      (sum, reserve) => sum + pick(reserve) * reserve.price * 10n ** BigInt(most - reserve.decimals),
      0n,
    )
    return moneyShort(formatUnits(sum, most + 18))
  }
  return [
    {
      path: '/lending',
      labels: {
        'Total supplied': [total(({ totalSupplied }) => totalSupplied)],
        'Total borrowed': [total(({ totalBorrowed }) => totalBorrowed)],
        'Available liquidity': [total(({ cash }) => cash)],
      },
      tables: { 'Assets of the lending pool': reserves.map(reserveRow) },
    },
    ...[...accounts].map(([address, account]) => accountPage(address, account)),
  ]
}

function reserveRow(reserve: RawReserve): ExpectedRow {
  const { asset, symbol, decimals, price, config } = reserve
  const held = (amount: bigint): Form[] => [
    short(formatUnits(amount, decimals), symbol),
    ...(amount === 0n ? [] : [moneyShort(formatUnits(amount * price, decimals + 18))]),
  ]
  return {
    link: `/lending/pool/${asset}`,
    cells: {
      'Total supplied': held(reserve.totalSupplied),
      'Total borrowed': held(reserve.totalBorrowed),
      Utilisation: [{ text: percent(formatUnits(reserve.utilization, 27), 1) }],
      'Supply APY': [yearly(reserve.supplyRate)],
      ...(config.borrowable && { 'Borrow APY at Fair': [yearly(reserve.borrowRate[newcomerTier] ?? 0n)] }),
    },
  }
}

/** A yearly rate (ray) with interest on interest, counted in eight decimals. */
export function yearly(rate: bigint): Form {
  return share(Math.expm1(Number(rate) / 1e27).toFixed(8), 2)
}

function accountPage(address: Address, account: RawAccount): Expected {
  const { collateralUsd, debtUsd, availableUsd, borrowingPowerUsd, healthFactor } = account
  const health = formatUnits(healthFactor, 18)
  if (collateralUsd === 0n && debtUsd === 0n)
    return {
      path: `/lending/${address}`,
      labels: {
        'Deposits and loans': [{ text: 'None' }],
        'Available to borrow': [deposits(availableUsd)],
        'Borrowing power': [deposits(borrowingPowerUsd)],
      },
    }
  return {
    path: `/lending/${address}`,
    labels: {
      'Health factor': [{ text: debtUsd === 0n ? 'No debt' : healthText(health) }],
      'Available to borrow': [deposits(availableUsd)],
      Debt: [deposits(debtUsd)],
      Collateral: [deposits(collateralUsd)],
      'Net deposits': [deposits(collateralUsd - debtUsd)],
      'Borrowing power': [deposits(borrowingPowerUsd)],
    },
  }
}

/** Dollars of deposits, with 8 decimals: what is short of a cent by a thousandth of it, by the pool's rounding, is that cent. */
export function deposits(usd: bigint): Form {
  return { ...money(dollars(usd)), others: [money(dollars(usd + 1_000n)).text] }
}

/** A health factor with two decimals. */
export function healthText(health: string): string {
  const [whole = '', fraction = ''] = health.split('.')
  return Number(health) > 100 ? '> 100' : `${count(whole).text}.${fraction.padEnd(2, '0').slice(0, 2)}`
}
