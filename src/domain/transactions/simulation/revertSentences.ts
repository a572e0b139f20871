import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { formatMoney } from '#lib/format/money.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import type { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import type { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'
import { panicSentence } from './panicSentence.ts'

/** The unit of a call's amount. */
export type AmountUnit = { symbol: string; decimals: number }

type ErrorName = (typeof lendingErrorsAbi | typeof hlpmmErrorsAbi)[number]['name']

/**
 * What each error means. Placeholders name an argument of the ABI and its unit: `amount` base units of the asset, `usd` dollars with 8 decimals, `health` a health factor with 18.
 */
export const revertSentences: Readonly<Partial<Record<ErrorName, string>>> = {
  ZeroAmount: 'Enter an amount.',
  AssetNotListed: 'This asset is not in the pool.',
  AssetPaused: 'Paused by the operator.',
  BorrowingDisabled: 'This asset cannot be borrowed.',
  InsufficientSupplyBalance: 'You can withdraw at most {available amount}.',
  InsufficientPoolLiquidity: 'Only {available amount} is available; the rest is lent out.',
  BorrowingPowerExceeded:
    'That would bring your debt to {debtUsd usd}; your limit is {borrowingPowerUsd usd}.',
  HealthFactorTooLow: 'Your loans need this collateral (health factor would be {healthFactor health}).',
  NoDebt: 'You have no debt in this asset.',
  SupplyCapExceeded: 'That would exceed the cap of {cap amount}.',
  BorrowCapExceeded: 'That would exceed the cap of {cap amount}.',
  BelowMinimumBorrow: 'Borrow at least {minimum amount}.',
  NotLiquidatable: 'This account cannot be liquidated: its health factor is {healthFactor health}.',
  PriceUnavailable: 'No fresh price for this asset.',
  MintLimitExceeded: 'At most {limit amount} can be minted at once.',
  InsufficientOutput:
    'This would give less than your minimum: the price moved, or the fee is higher than quoted.',
  Expired: 'The deadline of the trade had passed.',
  InsufficientRealLiquidity: 'The pool does not hold that many dollars for sellers.',
  PoolNotFound: 'The factory has no market for this token.',
  NotApprovedStablecoin: 'The markets do not take this stablecoin.',
  InvalidToken: 'This market does not trade this token.',
  InvalidPath: 'There is no route from one token to the other.',
  ReentrancyGuard: 'The market was called from within its own trade.',
  Unauthorized: 'This account may not do that.',
  NotOwnerOrApproved: "Only the owner of the market's NFT may do that.",
  InvalidTokenId: 'There is no market NFT with this number.',
  NoFeesToDistribute: 'No unclaimed fees.',
  InsufficientBalance: 'Balance too low.',
  InsufficientAllowance: 'Approval too low.',
  ERC20InsufficientAllowance: 'Approval too low: {allowance amount} of {needed amount}.',
  ERC20InsufficientBalance: 'Balance too low: {balance amount} of {needed amount}.',
}

/** Fills the placeholders of a sentence with the error's arguments; those that are no integers as a question mark. */
export function fillSentence(
  sentence: string,
  argumentOf: (name: string) => unknown,
  unit: AmountUnit,
): string {
  return sentence.replace(placeholder, (_, name: string, form: string) =>
    argument(argumentOf(name), form, unit),
  )
}

const placeholder = /\{(\w+) (\w+)\}/g

function argument(value: unknown, form: string, { decimals, symbol }: AmountUnit): string {
  if (typeof value !== 'bigint') return '?'
  if (form === 'usd') return formatMoney(fromUnits(value, 8))
  if (form === 'health') return formatHealth(fromUnits(value, 18))
  return `${formatExact(fromUnits(value, decimals))} ${symbol}`
}

type ErrorInWords = {
  /** The signature: `NotLiquidatable(uint256 healthFactor)`. */
  methodCall: string | null
  parameters: readonly { name: string; value: unknown }[]
}

/**
 * Explains an error that is decoded already, in one sentence: a panic, or one of the pool and the markets, which the caller must
 * check to be called. Null for another error, and where an amount's unit is not known.
 */
export function decodedRevertSentence(
  { methodCall, parameters }: ErrorInWords,
  { isOwn, unit }: { isOwn: boolean; unit: AmountUnit | null },
): string | null {
  const name = methodCall?.split('(', 1)[0] ?? ''
  const [first] = parameters
  if (name === 'Panic' && isInteger(first?.value)) return `${panicSentence(BigInt(first.value))}.`
  const sentence = isOwn ? ownEntry<string | undefined>(revertSentences, name) : undefined
  if (!sentence || (unit === null && sentence.includes(' amount}'))) return null
  const argumentOf = (wanted: string) => {
    const value = parameters.find((each) => each.name === wanted)?.value
    return isInteger(value) ? BigInt(value) : undefined
  }
  return fillSentence(sentence, argumentOf, unit ?? { symbol: '', decimals: 0 })
}

function isInteger(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value)
}
