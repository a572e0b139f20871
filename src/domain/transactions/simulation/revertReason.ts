import { type DecodeErrorResultReturnType, decodeErrorResult, type Hex } from 'viem'
import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { formatMoney } from '#lib/format/money.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { quoted } from '#lib/text/quoted.ts'
import { cleanText } from '#lib/text/text.ts'
import { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'
import { panicSentence } from './panicSentence.ts'

/** The unit of a call's amount. */
type Unit = { symbol: string; decimals: number }

/** The errors of the pool, the markets and their tokens. */
export const errorsAbi = [...lendingErrorsAbi, ...hlpmmErrorsAbi] as const

/** The most hexadecimal digits of an error to decode. */
const longest = 20_000

type ErrorName = (typeof errorsAbi)[number]['name']

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

/** The panic code of arithmetic that left its type. */
const overflow = 0x11n

const noReason = 'The contract refused and gave no reason.'

/**
 * Explains the data that a call reverted with, in one sentence. Amounts are in the units of `unit`. Errors that the app
 * does not know are named by their selector. Without data the node has sent none, which says nothing of the contract's.
 * Text from a contract is cleaned like any string from outside.
 */
export function revertSentence(data: Hex | undefined, unit: Unit): string {
  if (data === undefined) return 'The contract refused. The node did not say why.'
  if (data === '0x') return noReason
  const error = decode(data)
  if (!error) return `The contract refused with an unknown error (${data.slice(0, 10)}).`
  const name: string = error.errorName
  const [first] = error.args ?? []
  if (name === 'Error') {
    const words = cleanText(String(first ?? ''), { longest: 160 })
    return words ? `The contract refused: ${quoted(words)}` : noReason
  }
  if (name === 'Panic') return `${panicSentence(BigInt(String(first)))}.`
  const sentence = revertSentences[error.errorName]
  return sentence ? filled(sentence, error, unit) : `The contract refused: ${name}.`
}

/**
 * Whether the same call may pass a second later. The node may not have the approval yet. While a block arrives, it may also
 * run the call on the state of the new block with the time of the old one, where contracts that subtract times overflow.
 */
export function mayPassSoon(data: Hex | undefined): boolean {
  if (lacksAllowance(data)) return true
  const error = data && decode(data)
  const name: string | undefined = error ? error.errorName : undefined
  return name === 'Panic' && BigInt(String(error?.args?.[0])) === overflow
}

/** Whether the token refused because the allowance is too low. */
function lacksAllowance(data: Hex | undefined): boolean {
  const error = data && decode(data)
  if (!error) return false
  const name: string = error.errorName
  return (
    name === 'ERC20InsufficientAllowance' ||
    name === 'InsufficientAllowance' ||
    (name === 'Error' && /allowance/i.test(String(error.args?.[0])))
  )
}

/**
 * Whether a call that was simulated without its allowance reverted with an error of the pool or the markets other than the
 * missing allowance. Tokens report a missing allowance in many ways, some with an overflow and some with no data.
 */
export function hasOwnReason(data: Hex | undefined): boolean {
  const error = data && decode(data)
  return !!error && error.errorName in revertSentences && !lacksAllowance(data)
}

type DecodedError = DecodeErrorResultReturnType<typeof errorsAbi>

function filled(sentence: string, { abiItem, args = [] }: DecodedError, unit: Unit): string {
  const inputs: readonly { name?: string | undefined }[] = abiItem.inputs
  const argumentOf = (name: string | undefined) => args[inputs.findIndex((input) => input.name === name)]
  return sentence.replace(/\{(\w+) (\w+)\}/g, (_, name: string, form: string) =>
    argument(argumentOf(name), form, unit),
  )
}

function argument(value: unknown, form: string, { decimals, symbol }: Unit): string {
  if (typeof value !== 'bigint') return '?'
  if (form === 'usd') return formatMoney(fromUnits(value, 8))
  if (form === 'health') return formatHealth(fromUnits(value, 18))
  return `${formatExact(fromUnits(value, decimals))} ${symbol}`
}

/**
 * Decodes an error of the pool or the markets; undefined for others. None of them has a list, so the length of the data
 * bounds the result.
 */
function decode(data: Hex): DecodedError | undefined {
  if (data.length > longest) return undefined
  try {
    return decodeErrorResult({ abi: errorsAbi, data })
  } catch {
    return undefined
  }
}
