import { type AbiParameter, decodeAbiParameters, encodeAbiParameters, formatUnits, type Hex, hexToBytes } from 'viem'

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
 * Decodes data by its ABI. A tuple is an array of its members, a fixed point number exact decimal text, a function of a
 * contract 24 bytes: its address and selector. Null when the data does not fit the types, `too large` when it comes to
 * more than `budget`, which is found before the bytes over it are copied.
 */
export function decodeWithin(
  types: readonly AbiParameter[],
  data: Hex,
  budget: DecodingBudget,
): readonly unknown[] | 'too large' | null {
  const values = decodePlain(types.map(plainParameter), data, budget)
  return Array.isArray(values) ? types.map((type, index) => restored(values[index], type)) : values
}

/** Whether data is values of these types and nothing else. */
export function isExactly(types: readonly AbiParameter[], data: Hex, budget: DecodingBudget): boolean {
  if (types.length === 0) return data === '0x'
  const plain = types.map(plainParameter)
  const values = decodePlain(plain, data, budget)
  return Array.isArray(values) && encodeAbiParameters(plain, values) === data.toLowerCase()
}

function decodePlain(
  types: readonly AbiParameter[],
  data: Hex,
  budget: DecodingBudget,
): unknown[] | 'too large' | null {
  if (types.length === 0) return []
  if ((data.length - 2) / 2 > budget.bytes) return 'too large'
  try {
    return decodeAbiParameters(types, new CountedBytes(data, budget)) as unknown[]
  } catch (error) {
    return error instanceof OverBudget || isEndless(error) ? 'too large' : null
  }
}

/**
 * The parameter in types that viem decodes, without names: it returns a tuple with names as an object, which loses a
 * member whose name occurs twice.
 */
function plainParameter(parameter: AbiParameter): AbiParameter {
  const type = parameter.type.replace(/^function/, 'bytes24').replace(fixedPoint, '$1int$2$4')
  if (!('components' in parameter)) return { type }
  return { type, components: parameter.components.map(plainParameter) }
}

const fixedPoint = /^(u?)fixed(\d+)x(\d+)(.*)$/

function restored(value: unknown, parameter: AbiParameter): unknown {
  const { type } = parameter
  if (Array.isArray(value)) {
    const item = type.replace(/\[\d*\]$/, '')
    if (item !== type) return value.map((each) => restored(each, { ...parameter, type: item }))
    const members = 'components' in parameter ? parameter.components : []
    return members.map((member, index) => restored(value[index], member))
  }
  const places = fixedPoint.exec(type)?.[3]
  return places && typeof value === 'bigint' ? formatUnits(value, Number(places)) : value
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
