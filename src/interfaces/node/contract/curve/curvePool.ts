import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Curve } from '#domain/markets/curve/curve.ts'
import { type FeeRange, feeRange } from '#domain/markets/curve/poolFee.ts'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { createdAt, getReserves, getVolatility, realReserveUSD } from '#spec/abi/hlpmmPoolSelectors.ts'

/** The inputs of a pool's fee, its age in seconds and its volatility in basis points, and the bounds of the fee. */
type PoolFee = FeeRange & { age: bigint; volatility: bigint }

/** A market's pool at one block. Fee and reserves are each null where the contract has no functions for them. */
export type CurvePool = {
  block: number
  fee: PoolFee | null
  reserves: Omit<Curve, 'feePpm'> | null
}

/**
 * The pool's own reserves and fee, refetched every ten seconds because the fee falls with time, also without a trade.
 */
export function curvePoolQuery(pool: Address) {
  return queryOptions({
    queryKey: ['node', 'curvePool', pool],
    queryFn: ({ signal }) => readCurvePool(pool, signal),
    refetchInterval: 10_000,
  })
}

const blockSchema = v.object({ number: smallQuantity, timestamp: smallQuantity })

/**
 * Four calls at one block number, so that fee and reserves belong together. Calls at `latest` could see two blocks, and
 * a batch is not part of the documented envelope.
 */
async function readCurvePool(pool: Address, signal: AbortSignal): Promise<CurvePool> {
  const latest = await callNode('eth_getBlockByNumber', ['latest', false], blockSchema, signal)
  const block = latest.number
  const read = (selector: Hex) => readContractWord(pool, encodeCall(selector), signal, block)
  const [both, realUsd, volatility, opened] = await Promise.all([
    readContract(pool, encodeCall(getReserves), signal, block),
    read(realReserveUSD),
    read(getVolatility),
    read(createdAt),
  ])
  const isWhole = both?.length === twoWords && realUsd !== null
  const age = opened === null ? null : BigInt(latest.timestamp) - opened
  const hasFee = volatility !== null && age !== null && age >= 0n
  return {
    block,
    fee: hasFee ? { age, volatility, ...feeRange(age, volatility) } : null,
    reserves: isWhole ? { x: readWords(both).uint(0), y: readWords(both).uint(1), realUsd } : null,
  }
}

/** The length of `0x` and 128 digits. */
const twoWords = 130
