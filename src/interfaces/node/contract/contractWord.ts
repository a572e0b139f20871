import { isRevert } from '#interfaces/node/rpc/revert.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'

/**
 * The data that a contract returns to a call (`eth_call`), now or at a block; null when it does not have the function.
 */
export async function readContract(
  to: Address,
  data: Hex,
  signal?: AbortSignal,
  block?: number,
): Promise<Hex | null> {
  try {
    const at = block === undefined ? 'latest' : `0x${block.toString(16)}`
    return await callNode('eth_call', [{ to, data }, at], hexData, signal)
  } catch (error) {
    if (isRevert(error)) return null
    throw error
  }
}

/** The number that a contract returns; null when it does not have the function, or returns less than a word. */
export async function readContractWord(
  to: Address,
  data: Hex,
  signal?: AbortSignal,
  block?: number,
): Promise<bigint | null> {
  const answer = await readContract(to, data, signal, block)
  return answer !== null && answer.length >= wordLength ? readWords(answer).uint(0) : null
}

/** The length of `0x` and 64 digits. */
const wordLength = 66
