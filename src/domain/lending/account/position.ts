import type { Address } from '#lib/wire/shapes.ts'

/** One account's position in one asset, from the contract's view. Amounts are base units. */
export type Position = {
  asset: Address
  wallet: bigint
  allowance: bigint
  supplied: bigint
  borrowed: bigint
  /** The deposit and the loan as the pool stores them, before multiplication by the indexes. */
  scaledSupply: bigint
  scaledDebt: bigint
  principal: bigint
  /** The tier of the loan; the account's own tier without a loan. */
  tier: number
  /** The yearly rate as a ray. */
  borrowRate: bigint
  /** The amount to repay before the credit cycle ends; it grows with the interest. */
  due: bigint
  /** The most that the contract accepts in this block. */
  maxWithdraw: bigint
  maxBorrow: bigint
}
