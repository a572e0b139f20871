import { type DecodeErrorResultReturnType, decodeErrorResult, type Hex } from 'viem'
import { quoted } from '#lib/text/quoted.ts'
import { cleanText } from '#lib/text/text.ts'
import { hlpmmErrorsAbi } from '#spec/abi/hlpmmErrors.ts'
import { lendingErrorsAbi } from '#spec/abi/lendingErrors.ts'
import { panicSentence } from './panicSentence.ts'
import { type AmountUnit, fillSentence, revertSentences } from './revertSentences.ts'

/** The errors of the pool, the markets and their tokens. */
export const errorsAbi = [...lendingErrorsAbi, ...hlpmmErrorsAbi] as const

/** The most hexadecimal digits of an error to decode. */
const longest = 20_000

/** The panic code of arithmetic that left its type. */
const overflow = 0x11n

const noReason = 'The contract refused and gave no reason.'

/**
 * Explains the data that a call reverted with, in one sentence. Amounts are in the units of `unit`. Errors that the app
 * does not know are named by their selector. Without data the node has sent none, which says nothing of the contract's.
 * Text from a contract is cleaned like any string from outside.
 */
export function revertSentence(data: Hex | undefined, unit: AmountUnit): string {
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

function filled(sentence: string, { abiItem, args = [] }: DecodedError, unit: AmountUnit): string {
  const inputs: readonly { name?: string | undefined }[] = abiItem.inputs
  return fillSentence(sentence, (name) => args[inputs.findIndex((input) => input.name === name)], unit)
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
