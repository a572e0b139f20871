import { encodeAbiParameters, numberToHex, parseUnits } from 'viem'
import { answers } from './answers.ts'
import type { Variant } from './variant.ts'

/** Blocks every 277 ms: several share a second, and most are empty. */
export const newestBlocks = Array.from({ length: 9 }, (_, index) => ({
  height: 2_257_024 - index,
  hash: `0x${(2_257_024 - index).toString(16).padStart(64, '0')}`,
  timestamp: new Date(Math.floor((Date.now() - index * 277) / 1_000) * 1_000).toISOString(),
  transactions_count: index === 4 ? 1 : 0,
  miner: { hash: `0x${'7e'.repeat(20)}` },
  gas_used: index === 4 ? '21000' : '0',
  gas_limit: '4294967295',
}))

export const firstBlock = {
  number: '0x1',
  hash: `0x${'b1'.repeat(32)}`,
  parentHash: `0x${'b0'.repeat(32)}`,
  timestamp: '0x69800000',
  miner: `0x${'7e'.repeat(20)}`,
  gasUsed: '0x0',
  gasLimit: '0xffffffff',
  difficulty: '0x0',
  extraData: '0x',
  transactions: [],
}

/** A transaction with a gas price has a receipt without `effectiveGasPrice`. */
export const legacyHash = `0x${'e1'.repeat(32)}`
export const legacyTransaction = {
  hash: legacyHash,
  blockHash: `0x${'b2'.repeat(32)}`,
  blockNumber: '0x227000',
  transactionIndex: '0x0',
  from: `0x${'aa'.repeat(20)}`,
  to: `0x${'bb'.repeat(20)}`,
  value: '0xde0b6b3a7640000',
  gas: '0xa410',
  gasPrice: '0x3b9aca00',
  nonce: '0x7',
  input: '0x',
  type: '0x0',
}
export const legacyReceipt = {
  transactionHash: legacyHash,
  blockHash: legacyTransaction.blockHash,
  blockNumber: legacyTransaction.blockNumber,
  transactionIndex: '0x0',
  from: legacyTransaction.from,
  to: legacyTransaction.to,
  contractAddress: null,
  cumulativeGasUsed: '0x5208',
  gasUsed: '0x5208',
  logs: [],
  logsBloom: '0x',
  status: '0x1',
  type: '0x0',
}

type NodeRequest = { id: number; method: string; params?: unknown[] }
type Call = { to?: string; data?: string }
const { markets, topHolders } = answers.A.data
const routers = new Set(answers.A.data.swaps.map(({ sender }) => sender))

/** The node's answer to one request or a batch. */
export function nodeAnswer(body: unknown, variant: Variant): { status: number; body: unknown } {
  const answers = [body as NodeRequest].flat().map((each) => replyTo(each, variant))
  const failed = variant.errorStatus && answers.find((answer) => 'error' in answer)
  if (failed) return { status: variant.errorStatus ?? 200, body: failed }
  return { status: 200, body: Array.isArray(body) ? answers : answers[0] }
}

function replyTo({ id, method, params = [] }: NodeRequest, variant: Variant) {
  const fail = (code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } })
  const refused = method === 'eth_getLogs' && refusedRange(params[0], variant)
  if (refused) return fail(-32_000, refused)
  const hasCode = !variant.oneBuyer && routers.has(String(params[0]).toLowerCase())
  const results: Record<string, unknown> = {
    eth_blockNumber: '0x227080',
    eth_call: method === 'eth_call' ? tokenAnswer(params[0] as Call, variant) : '0x',
    eth_chainId: '0x7d',
    eth_getBalance: '0x0',
    eth_getCode: hasCode ? '0x6080' : '0x',
    eth_getLogs: [],
    // Block 0 does not exist; a request for it gets block 1.
    eth_getBlockByNumber: firstBlock,
    eth_getTransactionByHash: legacyTransaction,
    eth_getTransactionReceipt: legacyReceipt,
    ...(variant.gasPrice ? { eth_gasPrice: `0x${variant.gasPrice.toString(16)}` } : {}),
  }
  if (method in results) return { jsonrpc: '2.0', id, result: results[method] }
  return variant.usualRefusals
    ? fail(-32_601, `the method ${method} does not exist/is not available`)
    : fail(-32_000, `${method} is not supported on Pax EVM RPC`)
}

/** The answer of a market's token to a call; other contracts return no data. */
function tokenAnswer({ to = '', data = '' }: Call, { noAllowance }: Variant): string {
  const market = markets.find(({ tokenAddress }) => tokenAddress === to.toLowerCase())
  if (!market) return '0x'
  const holder = topHolders.find(({ holderAddress }) => holderAddress === `0x${data.slice(-40)}`)
  const held = market.id === 1 ? holder?.balance : undefined
  const results: Record<string, string> = {
    '0x313ce567': numberToHex(18, { size: 32 }),
    '0x95d89b41': encodeAbiParameters([{ type: 'string' }], [market.symbol]),
    '0x06fdde03': encodeAbiParameters([{ type: 'string' }], [market.name]),
    '0x18160ddd': numberToHex(10n ** 27n, { size: 32 }),
    // The trader lets the router take what it likes.
    '0xdd62ed3e': numberToHex(!noAllowance && routers.has(`0x${data.slice(-40)}`) ? 2n ** 256n - 1n : 0n, {
      size: 32,
    }),
    '0x70a08231': numberToHex(parseUnits(held ?? '0', 18), { size: 32 }),
  }
  return results[data.slice(0, 10)] ?? '0x'
}

function refusedRange(filter: unknown, { logRange = 10_000 }: Variant): string | false {
  const { fromBlock = '0x0', toBlock = '0x227080' } = filter as { fromBlock?: string; toBlock?: string }
  if (Number(toBlock) - Number(fromBlock) <= logRange) return false
  return `maximum [from, to] blocks distance: ${logRange}`
}
