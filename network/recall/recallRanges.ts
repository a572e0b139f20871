import { and, asc, between, eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { type BlockAnswers, unpackAnswers } from '#network/decode/packedAnswers.ts'
import type { WireTrace } from '#network/decode/wire.ts'
import type { AskNode, NodeReply } from '#network/rpc/nodeReply.ts'
import type { RpcCall } from '#network/rpc/rpcClient.ts'
import { blocks, nodeAnswers } from '#network/store/schema/blockTables.ts'
import type { Database, Store } from '#network/store/store.ts'
import { refusal, resultOf } from './askedNode.ts'
import { blockNumberOf } from './methodAnswers.ts'
import { catchingUp, neverForgotten, pruned } from './recallBlock.ts'
import { readStoredRange } from './storedBlock.ts'

/** Blocks in one answer, as nodes limit `eth_feeHistory`: each is unpacked. */
const mostBlocks = 1_024

type Range = { from: number; to: number }
type Row = {
  number: number
  baseFeePerGas: bigint | null
  gasUsed: bigint
  gasLimit: bigint
  body: Body | null
}
type Refusal = Extract<NodeReply, { error: unknown }>
type Body = Uint8Array | string
type Filter = Record<string, unknown>

/** The answer to `trace_filter`: from the store where the range has blocks that the node may have forgotten. */
export async function recallTraces(
  { database }: Pick<Store, 'database'>,
  { params: [filter] }: RpcCall,
  reply: NodeReply,
  ask: AskNode,
): Promise<NodeReply> {
  const asked = (filter ?? {}) as Filter
  const { fromBlock, toBlock, after, count } = asked
  const head = await readHead(ask)
  const range = { from: numberOf(fromBlock ?? 'earliest', head), to: numberOf(toBlock ?? 'latest', head) }
  if (!isRange(range) || range.from > range.to || range.from > head - neverForgotten) return reply
  const rows = await readRows(database, { from: range.from, to: Math.min(range.to, head) })
  if ('error' in rows) return rows
  const found = await tracesOf(rows.list, matcher(asked))
  if ('error' in found) return found
  const first = Number(after ?? 0)
  return { result: found.slice(first, first + Number(count ?? found.length)) }
}

async function tracesOf(rows: Row[], isAsked: (trace: WireTrace) => boolean): Promise<WireTrace[] | Refusal> {
  const found: WireTrace[] = []
  for (const { number, gasUsed, body } of rows) {
    if (gasUsed === 0n) continue
    const traces = body === null ? null : (await unpackAnswers(body)).traces
    if (traces === null) return untold(number)
    found.push(...traces.filter(isAsked))
  }
  return found
}

function addressesOf(value: unknown): string[] {
  return [value ?? []].flat().map((address) => String(address).toLowerCase())
}

/** Tells traces by their addresses, as anvil does: of two kinds either is enough, unless `mode` says `intersection`. */
function matcher({ fromAddress, toAddress, mode }: Filter): (trace: WireTrace) => boolean {
  const [from, to] = [addressesOf(fromAddress), addressesOf(toAddress)]
  return ({ action, result }) => {
    const target = action.to ?? result?.address ?? action.refundAddress ?? ''
    const isFrom = from.includes((action.from ?? action.address ?? '').toLowerCase())
    const isTo = to.includes(target.toLowerCase())
    if (from.length === 0 || to.length === 0) return isFrom || isTo || from.length + to.length === 0
    return mode === 'intersection' ? isFrom && isTo : isFrom || isTo
  }
}

type FeeHistory = { baseFeePerGas: Hex[]; gasUsedRatio: number[] }

/** The answer to `eth_feeHistory`: from the store where the node leaves blocks out, whose fees it no longer has. */
export async function recallFeeHistory(
  { database }: Pick<Store, 'database'>,
  { params: [count, newest, percentiles] }: RpcCall,
  reply: NodeReply,
  ask: AskNode,
): Promise<NodeReply> {
  const told = resultOf(reply) as FeeHistory | undefined
  const head = await readHead(ask)
  const to = numberOf(newest, head)
  if (!told || to === undefined || to > head) return reply
  const wanted = Math.min(Number(count), to + 1, mostBlocks)
  if (!(wanted > 0) || told.gasUsedRatio.length === wanted) return reply
  const rows = await readRows(database, { from: to - wanted + 1, to })
  if ('error' in rows) return rows
  const [after] = to < head ? await readFound(database, { from: to + 1, to: to + 1 }) : []
  const next = after ? hexOf(after.baseFeePerGas) : told.baseFeePerGas.at(-1)
  const asked = Array.isArray(percentiles) ? percentiles.map(Number) : []
  const reward = asked.length > 0 ? await tipsOfBlocks(rows.list, asked) : []
  if ('error' in reward) return reward
  return {
    result: {
      oldestBlock: hexOf(BigInt(to - wanted + 1)),
      baseFeePerGas: [...rows.list.map(({ baseFeePerGas }) => hexOf(baseFeePerGas)), next],
      gasUsedRatio: rows.list.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
      ...(Array.isArray(percentiles) && { reward }),
    },
  }
}

async function tipsOfBlocks(rows: Row[], percentiles: number[]): Promise<Hex[][] | Refusal> {
  const all: Hex[][] = []
  for (const { number, gasUsed, body } of rows) {
    if (gasUsed > 0n && body === null) return untold(number)
    all.push(tipsOf(body === null ? null : await unpackAnswers(body), percentiles))
  }
  return all
}

/** The tips a unit of gas at percentiles of the gas of a block, from the lowest tip on; zeros of an empty block. */
function tipsOf(answers: BlockAnswers | null, percentiles: number[]): Hex[] {
  const { block, receipts = [] } = answers ?? {}
  const base = BigInt(block?.baseFeePerGas ?? 0)
  const tips = receipts
    .map(({ effectiveGasPrice = '0x0', gasUsed }) => ({
      tip: BigInt(effectiveGasPrice) - base,
      gas: Number(gasUsed),
    }))
    .sort((one, other) => Number(one.tip - other.tip))
  const total = tips.reduce((sum, { gas }) => sum + gas, 0)
  return percentiles.map((percentile) => {
    let sum = 0
    const reached = tips.find(({ gas }) => {
      sum += gas
      return sum >= (total * percentile) / 100
    })
    return hexOf(reached?.tip ?? 0n)
  })
}

function untold(number: number): Refusal {
  return refusal(`The node no longer has the transactions of block ${number}: ask without it.`)
}

/** All blocks of a range, or why they cannot be told. */
async function readRows(database: Database, { from, to }: Range): Promise<{ list: Row[] } | Refusal> {
  if (to - from >= mostBlocks)
    return { error: { code: -32_005, message: `Ask for at most ${mostBlocks} blocks at once.` } }
  const kept = await readStoredRange(database)
  if (kept && from < kept.from) return pruned(kept.from)
  const list = await readFound(database, { from, to })
  return list.length === to - from + 1 ? { list } : catchingUp()
}

async function readFound(database: Database, { from, to }: Range): Promise<Row[]> {
  return database
    .select({
      number: blocks.number,
      baseFeePerGas: blocks.baseFeePerGas,
      gasUsed: blocks.gasUsed,
      gasLimit: blocks.gasLimit,
      body: nodeAnswers.body,
    })
    .from(blocks)
    .leftJoin(
      nodeAnswers,
      and(eq(nodeAnswers.blockNumber, blocks.number), eq(nodeAnswers.blockHash, blocks.hash)),
    )
    .where(and(eq(blocks.consensus, true), between(blocks.number, from, to)))
    .orderBy(asc(blocks.number))
}

async function readHead(ask: AskNode): Promise<number> {
  const [newest] = await ask([{ method: 'eth_blockNumber', params: [] }])
  return Number(resultOf(newest))
}

/** Undefined for a word that the node has to judge. */
function numberOf(value: unknown, head: number): number | undefined {
  return value === 'latest' || value === 'pending' ? head : blockNumberOf(value)
}

function isRange(range: { from: number | undefined; to: number | undefined }): range is Range {
  return range.from !== undefined && range.to !== undefined
}

function hexOf(value: bigint | null): Hex {
  return `0x${(value ?? 0n).toString(16)}`
}
