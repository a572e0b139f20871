import { queryOptions } from '@tanstack/react-query'
import type { Curve } from '#domain/markets/curve/curve.ts'
import { isRevert } from '#interfaces/node/rpc/revert.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'
import {
  feePpm as feeSelector,
  realReserveUsd,
  reserveToken,
  virtualReserveUsd,
} from '#spec/abi/curvePoolSelectors.ts'

/** A market's pool at one block. Fee and reserves are each null where the contract has no functions for them. */
export type CurvePool = {
  block: number
  feePpm: Curve['feePpm'] | null
  reserves: Omit<Curve, 'feePpm'> | null
}

/** The pool's own fee and reserves, read again every ten seconds: the fee falls with time, also without a trade. */
export function curvePoolQuery(pool: Address) {
  return queryOptions({
    queryKey: ['node', 'curvePool', pool],
    queryFn: ({ signal }) => readCurvePool(pool, signal),
    refetchInterval: 10_000,
  })
}

/**
 * Four calls at one block number, so that fee and reserves belong together. Calls at `latest` could see two blocks, and
 * a batch is not part of the documented envelope.
 */
async function readCurvePool(pool: Address, signal: AbortSignal): Promise<CurvePool> {
  const block = await callNode('eth_blockNumber', [], smallQuantity, signal)
  const read = (selector: Hex) => readNumber(pool, selector, block, signal)
  const [feePpm, x, realUsd, y] = await Promise.all([
    read(feeSelector),
    read(virtualReserveUsd),
    read(realReserveUsd),
    read(reserveToken),
  ])
  const complete = x !== null && y !== null && realUsd !== null
  return { block, feePpm, reserves: complete ? { x, y, realUsd } : null }
}

/** What a function without parameters answers; null when the contract reverts or does not answer with one word. */
async function readNumber(to: Address, selector: Hex, block: number, signal: AbortSignal) {
  try {
    const call = { to, data: encodeCall(selector) }
    const data = await callNode('eth_call', [call, `0x${block.toString(16)}`], hexData, signal)
    return data.length === oneWord ? readWords(data).uint(0) : null
  } catch (error) {
    if (isRevert(error)) return null
    throw error
  }
}

/** `0x` and 64 digits. */
const oneWord = 66
