import { type DecodeErrorResultReturnType, decodeErrorResult, type Hex } from 'viem'
import { cut } from '#lib/format/cut.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatHealth } from '#lib/format/health.ts'
import { formatMoney } from '#lib/format/money.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { cleanText } from '#lib/text/text.ts'
import { curveErrorsAbi } from '#spec/abi/curveErrors.ts'
import { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'
import { panicSentence } from './panicSentence.ts'

type Unit = { symbol: string; decimals: number }

/** The unit of a call's amount. `trade` is the unit of what a trade pays out. */
type Units = Unit & { trade?: Unit | undefined }

/** The errors of the pool, the markets and their tokens. */
export const errorsAbi = [...lendingErrorsAbi, ...curveErrorsAbi] as const

type ErrorName = (typeof errorsAbi)[number]['name']

/**
 * What each error means. Placeholders name an argument of the ABI and its unit: `amount` base units of the asset, `out` base
 * units of what a trade pays out, `usd` dollars with 8 decimals, `health` a health factor with 18.
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
  Slippage: 'The price moved: this would give {got out}, less than your minimum of {minimum out}.',
  Expired: 'The deadline of the trade had passed.',
  InsufficientReserve: 'The pool has only {available out} for sellers.',
  ERC20InsufficientAllowance: 'Approval too low: {allowance amount} of {needed amount}.',
  ERC20InsufficientBalance: 'Balance too low: {balance amount} of {needed amount}.',
}

const noReason = 'The contract refused and gave no reason.'

/**
 * Explains the data that a call reverted with, in one sentence. Amounts are in the units of `unit`. Errors that the app
 * does not know are named by their selector. Text from a contract is cleaned like any string from outside.
 */
export function revertSentence(data: Hex | undefined, unit: Units): string {
  if (!data || data === '0x') return noReason
  const error = decode(data)
  if (!error) return `The contract refused with an unknown error (${data.slice(0, 10)}).`
  const name: string = error.errorName
  const [first] = error.args ?? []
  if (name === 'Error') return cleanText(String(first ?? ''), { longest: 160 }) || noReason
  if (name === 'Panic') return `${panicSentence(BigInt(String(first)))}.`
  const sentence = revertSentences[error.errorName]
  return sentence ? filled(sentence, error, unit) : `The contract refused: ${name}.`
}

/** Whether the token refused because the allowance is too low. Right after an approval the node may only be behind. */
export function lacksAllowance(data: Hex | undefined): boolean {
  const error = data && decode(data)
  if (!error) return false
  const name: string = error.errorName
  return (
    name === 'ERC20InsufficientAllowance' || (name === 'Error' && /allowance/i.test(String(error.args?.[0])))
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

function filled(sentence: string, { abiItem, args = [] }: DecodedError, unit: Units): string {
  const inputs: readonly { name?: string | undefined }[] = abiItem.inputs
  const argumentOf = (name: string | undefined) => args[inputs.findIndex((input) => input.name === name)]
  const outs = [...sentence.matchAll(/\{(\w+) out\}/g)].map(([, name]) => argumentOf(name))
  return sentence.replace(/\{(\w+) (\w+)\}/g, (_, name: string, form: string) =>
    form === 'out' ? given(argumentOf(name), outs, unit) : argument(argumentOf(name), form, unit),
  )
}

/** The most decimals of an amount in a sentence. */
const readable = 6

/** An amount that a trade pays out. It is cut at 6 decimals unless it would then equal another amount of the sentence. */
function given(value: unknown, others: readonly unknown[], units: Units): string {
  if (typeof value !== 'bigint') return '?'
  const { decimals, symbol } = units.trade ?? units
  const short = (each: unknown) => cut(fromUnits(BigInt(String(each)), decimals), readable)
  const isDistinct = others.every((each) => each === value || short(each) !== short(value))
  return `${isDistinct ? short(value) : formatExact(fromUnits(value, decimals))} ${symbol}`
}

function argument(value: unknown, form: string, { decimals, symbol }: Unit): string {
  if (typeof value !== 'bigint') return '?'
  if (form === 'usd') return formatMoney(fromUnits(value, 8))
  if (form === 'health') return formatHealth(fromUnits(value, 18))
  return `${formatExact(fromUnits(value, decimals))} ${symbol}`
}

function decode(data: Hex): DecodedError | undefined {
  try {
    return decodeErrorResult({ abi: errorsAbi, data })
  } catch {
    return undefined
  }
}
