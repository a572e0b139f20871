import type { Address } from '#lib/wire/shapes.ts'

/** What one person has in one asset, as the contract's view answers it. Amounts are base units. */
export type Position = {
  asset: Address
  wallet: bigint
  allowance: bigint
  supplied: bigint
  borrowed: bigint
  /** The deposit and the loan as the pool keeps them, before the indexes grow them. */
  scaledSupply: bigint
  scaledDebt: bigint
  principal: bigint
  /** The tier the loan is in; the person's own tier without a loan. */
  tier: number
  /** Yearly, as a ray. */
  borrowRate: bigint
  /** What to repay before the credit cycle ends so that this loan has paid in it; grows with the interest. */
  due: bigint
  /** The most the contract takes in this block. */
  maxWithdraw: bigint
  maxBorrow: bigint
}
