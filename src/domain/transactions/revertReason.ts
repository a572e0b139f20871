import { decodeErrorResult, type Hex } from 'viem'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { formatAmount, formatExact } from '#lib/numbers/format.ts'
import { cleanText } from '#lib/text/text.ts'
import { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'

type Unit = { symbol: string; decimals: number }

/** {0} is the first argument; `amount` is in the asset's unit, `usd` has 8 decimals, `health` 18. */
const sentences: Record<string, string> = {
  ZeroAmount: 'Enter an amount.',
  AssetNotListed: 'This asset is not in the pool.',
  AssetPaused: 'Paused by the operator.',
  BorrowingDisabled: 'This asset cannot be borrowed.',
  InsufficientSupplyBalance: 'You can withdraw at most {1 amount}.',
  InsufficientPoolLiquidity: 'Only {1 amount} is free in the pool; the rest is lent out.',
  BorrowingPowerExceeded: 'That would bring your debt to {0 usd}, your limit is {1 usd}.',
  HealthFactorTooLow: 'Your loans need this collateral (health factor would be {0 health}).',
  NoDebt: 'You have no debt in this asset.',
  SupplyCapExceeded: 'The cap of {0 amount} would be exceeded.',
  BorrowCapExceeded: 'The cap of {0 amount} would be exceeded.',
  BelowMinimumBorrow: 'Borrow at least {0 amount}.',
  PriceUnavailable: 'No fresh price for this asset.',
  MintLimitExceeded: 'At most {1 amount} can be minted at once.',
  ERC20InsufficientAllowance: 'Approval too low: {1 amount} of {2 amount}.',
  ERC20InsufficientBalance: 'Balance too low: {1 amount} of {2 amount}.',
  Error: '{0 text}',
  Panic: 'The contract refused (panic {0 text}).',
}

/**
 * The sentence for the data a call reverted with: numbers in the asset's unit, a plain reason for everything else.
 * Revert text comes from a contract, so it is cleaned like any string from outside.
 */
export function revertSentence(data: Hex | undefined, unit: Unit): string {
  if (!data || data === '0x') return 'The contract refused and gave no reason.'
  const decoded = decode(data)
  if (!decoded) return `The contract refused for a reason this page does not know (${data.slice(0, 10)}).`
  const { errorName, args = [] } = decoded
  const sentence = sentences[errorName]
  if (!sentence) return `The contract refused: ${errorName}.`
  const filled = sentence.replace(/\{(\d) (\w+)\}/g, (_, place: string, form: string) =>
    argument(args[Number(place)], form, unit),
  )
  return filled || 'The contract refused and gave no reason.'
}

/** Whether the token refused for want of an allowance: right after an approval the node may only be behind. */
export function lacksAllowance(data: Hex | undefined): boolean {
  return data !== undefined && decode(data)?.errorName === 'ERC20InsufficientAllowance'
}

function argument(value: unknown, form: string, unit: Unit): string {
  if (typeof value !== 'bigint') return cleanText(String(value ?? ''), { longest: 160 })
  if (form === 'amount') return `${formatExact(fromUnits(value, unit.decimals))} ${unit.symbol}`
  if (form === 'usd') return `$${formatAmount(fromUnits(value, 8))}`
  if (form === 'health') return formatAmount(fromUnits(value, 18))
  return String(value)
}

function decode(data: Hex) {
  try {
    const { errorName, args } = decodeErrorResult({ abi: lendingErrorsAbi, data })
    return { errorName, args: args as readonly unknown[] | undefined }
  } catch {
    return undefined
  }
}
