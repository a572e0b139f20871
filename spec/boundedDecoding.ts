import { type AbiParameter, decodeAbiParameters, type Hex, hexToBytes } from 'viem'

/** The bytes that decoding may still read. Calls inside a call share the budget of the outermost. */
export type DecodingBudget = { bytes: number }

/**
 * The most bytes that one call, log, error or answer may come to: 4,000 words, about a tenth of a second. Bytes that
 * several offsets point at count once for each offset, so that a small call cannot grow into gigabytes.
 */
export const mostDecodedBytes = 128_000

/** The budget of one call, log, error or answer. */
export function newDecodingBudget(): DecodingBudget {
  return { bytes: mostDecodedBytes }
}

/**
 * Decodes data by its ABI. Null when the data does not fit the types, `too large` when it comes to more than `budget`,
 * which is found before the bytes over it are copied.
 */
export function decodeWithin(
  types: readonly AbiParameter[],
  data: Hex,
  budget: DecodingBudget,
): readonly unknown[] | 'too large' | null {
  if ((data.length - 2) / 2 > budget.bytes) return 'too large'
  try {
    return decodeAbiParameters(types, new CountedBytes(data, budget)) as readonly unknown[]
  } catch (error) {
    return error instanceof OverBudget || isEndless(error) ? 'too large' : null
  }
}

class OverBudget extends Error {}

/** viem reads every word, length, text and byte string with `subarray`, and nothing else does. */
class CountedBytes extends Uint8Array {
  readonly #budget: DecodingBudget

  constructor(data: Hex, budget: DecodingBudget) {
    super(hexToBytes(data))
    this.#budget = budget
  }

  static get [Symbol.species]() {
    return Uint8Array
  }

  override subarray(start = 0, end = this.length): Uint8Array<ArrayBuffer> {
    this.#budget.bytes -= end - start
    if (this.#budget.bytes < 0) throw new OverBudget()
    return super.subarray(start, end) as Uint8Array<ArrayBuffer>
  }
}

/** viem itself limits how often it reads one place, and the elements that take no bytes (`uint256[0][]`). */
function isEndless(error: unknown): boolean {
  return error instanceof Error && error.name === 'RecursiveReadLimitExceededError'
}
