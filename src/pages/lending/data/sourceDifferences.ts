import { tierByNumber } from '#domain/lending/creditTiers.ts'
import { yieldOf } from '#domain/lending/reserve/interest.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { Pool } from '#interfaces/lending/pool.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { compare, type Decimal, decimal, multiply, subtract } from '#lib/numbers/decimal.ts'

/** One figure of an asset that differs between the lending service and the pool contract. */
export type SourceDifference = { what: string; service: string; contract: string }

const middleTier = 2
/** Differences of rates up to this are ignored: rates change with every block, and the service may lag. */
const tolerated = decimal('0.005')
const toleratedShare = decimal('0.2')

/** The differences between service and contract that affect only the display. */
export function sourceDifferences(pool: Pool, reserve: Reserve): SourceDifference[] {
  const differences: SourceDifference[] = []
  if (pool.symbol !== reserve.symbol)
    differences.push({ what: 'symbol', service: pool.symbol, contract: reserve.symbol })
  const supply = yieldOf(reserve.supplyRate)
  const borrow = yieldOf(reserve.borrowRates[middleTier] ?? 0n)
  if (isFar(pool.supplyApy, supply)) differences.push(rates('supply APY', pool.supplyApy, supply))
  if (isFar(pool.borrowApy, borrow))
    differences.push(rates(`borrow APY at ${tierByNumber(middleTier).name}`, pool.borrowApy, borrow))
  return differences
}

function rates(what: string, service: Decimal, contract: Decimal): SourceDifference {
  return { what, service: formatPercent(service), contract: formatPercent(contract) }
}

function isFar(service: Decimal, contract: Decimal): boolean {
  const difference = subtract(service, contract).replace('-', '') as Decimal
  return compare(difference, tolerated) > 0 && compare(difference, multiply(contract, toleratedShare)) > 0
}
