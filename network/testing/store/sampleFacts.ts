import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import type { blocks } from '#network/store/schema/blockTables.ts'
import type { tokenTransfers } from '#network/store/schema/tokenTables.ts'
import type { internalTransactions, logs, transactions } from '#network/store/schema/transactionTables.ts'
import { sample, sampleAddress, sampleHash, sampleHead, sampleTime } from './sampleAddresses.ts'
import { type SampleTrade, sampleMarkets } from './sampleMarkets.ts'

type TransactionRow = typeof transactions.$inferInsert

/** What happened on the sample's chain. */
export type SampleFacts = {
  blocks: (typeof blocks.$inferInsert)[]
  transactions: TransactionRow[]
  logs: (typeof logs.$inferInsert)[]
  internalTransactions: (typeof internalTransactions.$inferInsert)[]
  tokenTransfers: (typeof tokenTransfers.$inferInsert)[]
  trades: SampleTrade[]
}

/** One transaction a block. Its kind follows from the block's number. */
export function sampleFacts(): SampleFacts {
  const facts: SampleFacts = {
    blocks: [],
    transactions: [],
    logs: [],
    internalTransactions: internalsOfCreation(),
    tokenTransfers: [],
    trades: [],
  }
  for (let number = 1; number <= sampleHead; number++) facts.transactions.push(transactionOf(number, facts))
  facts.blocks = Array.from({ length: sampleHead + 1 }, (_, number) => block(number, facts.transactions))
  facts.blocks.push({ ...block(20, facts.transactions), hash: sampleHash('e', 20), consensus: false })
  return facts
}

function transactionOf(number: number, facts: SampleFacts): TransactionRow {
  const { accounts, stablecoin, collectible, multiToken, createdContract } = sample
  const from = accounts[number % 4] ?? accounts[0]
  const to = accounts[(number + 1) % 4] ?? accounts[0]
  const hash = sampleHash('a', number * 10)
  const base = transaction(number, hash, from)
  const kind = number % 8
  if (kind === 0) return { ...base, to, value: BigInt(number) * 10n ** 15n, kinds: ['coin_transfer'] }
  if (kind === 1) return transfer(facts, base, to, { token: stablecoin, amount: BigInt(number) * 1_000_000n })
  if (kind === 2 && number <= 10) {
    return transfer(facts, base, to, { token: collectible, amount: 1n, tokenId: BigInt(number) })
  }
  if (kind === 3 && number <= 10) {
    transfer(facts, base, to, { token: multiToken, amount: 5n, tokenId: 1n })
    return transfer(facts, base, to, { token: multiToken, amount: 7n, tokenId: 2n, batchIndex: 1 })
  }
  if (number === 12) {
    return { ...base, to: null, createdContract, input: '0x6080', kinds: ['contract_creation'] }
  }
  if (kind === 5) {
    const call = {
      to: stablecoin,
      methodId: '0xa9059cbb',
      method: 'transfer',
      input: '0xa9059cbb00',
    } as const
    return { ...base, ...call, succeeded: false, revertData: '0x', kinds: ['contract_call'] }
  }
  facts.trades.push({ block: number, hash, sender: from, isBuy: number % 3 !== 0, market: number % 2 })
  const input = '0x12345678'
  return {
    ...base,
    to: sampleMarkets.pool(number % 2),
    methodId: input,
    method: 'buy',
    input,
    kinds: ['contract_call'],
  }
}

type Moved = { token: Address; amount: bigint; tokenId?: bigint; batchIndex?: number }

const tokenTypes = new Map([
  [sample.stablecoin, 'ERC-20'],
  [sample.collectible, 'ERC-721'],
  [sample.multiToken, 'ERC-1155'],
])

/** The first ten blocks mint, and later ones transfer. */
function transfer(
  facts: SampleFacts,
  base: ReturnType<typeof transaction>,
  to: Address,
  { token, amount, tokenId, batchIndex = 0 }: Moved,
): TransactionRow {
  const { blockNumber, hash, timestamp } = base
  const minting = blockNumber <= 10
  const from = minting ? zeroAddress : base.from
  const where = { blockNumber, logIndex: 0, batchIndex, transactionHash: hash, timestamp }
  const tokenType = tokenTypes.get(token) ?? 'ERC-20'
  facts.tokenTransfers.push({ ...where, token, tokenType, from, to, amount, tokenId: tokenId ?? null })
  if (batchIndex === 0) facts.logs.push(log(blockNumber, hash, token))
  const [methodId, method] = minting
    ? (['0x40c10f19', 'mint'] as const)
    : (['0xa9059cbb', 'transfer'] as const)
  const call = { to: token, methodId, method, input: `${methodId}00` as Hex }
  return { ...base, ...call, kinds: ['contract_call', 'token_transfer'], tokenTransfersCount: batchIndex + 1 }
}

function internalsOfCreation(): SampleFacts['internalTransactions'] {
  const { createdContract, accounts, stablecoin } = sample
  const inside = {
    blockNumber: 12,
    transactionIndex: 0,
    transactionHash: sampleHash('a', 120),
    gasLimit: 9000n,
    gasUsed: 700n,
  }
  return [
    {
      ...inside,
      index: 1,
      type: 'call',
      from: createdContract,
      to: accounts[1],
      value: 5n,
      input: '0x',
      output: '0x',
    },
    {
      ...inside,
      index: 2,
      type: 'create',
      from: createdContract,
      createdContract: sampleAddress(0xc6),
      value: 0n,
      input: '0x60',
    },
    {
      ...inside,
      index: 3,
      type: 'staticcall',
      from: createdContract,
      to: stablecoin,
      value: 0n,
      input: '0x',
      error: 'Reverted',
    },
  ]
}

function block(number: number, rows: (typeof transactions.$inferInsert)[]): typeof blocks.$inferInsert {
  const count = rows.filter((row) => row.blockNumber === number).length
  return {
    hash: sampleHash('b', number),
    number,
    parentHash: number ? sampleHash('b', number - 1) : sampleHash('b', 0xfff),
    timestamp: sampleTime(number),
    miner: zeroAddress,
    gasUsed: BigInt(count) * 21_000n,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    size: 600,
    difficulty: 0n,
    totalDifficulty: 0n,
    nonce: '0x0000000000000000',
    extraData: '0x',
    stateRoot: sampleHash('e', number),
    transactionsCount: count,
    internalTransactionsCount: number === 12 ? 3 : 0,
    burntFees: BigInt(count) * 21_000n * 7n,
    priorityFees: BigInt(count) * 21_000n,
    ...(number === 11 && { withdrawals: sampleWithdrawals }),
  }
}

/** In the order of the block, the oldest first. */
const sampleWithdrawals = [1, 2].map((index) => ({
  ...{ index, validator: 99, receiver: zeroAddress, amount: `${index}000000000` },
}))

function transaction(blockNumber: number, hash: Hash, from: Address) {
  return {
    hash,
    blockNumber,
    blockHash: sampleHash('b', blockNumber),
    index: 0,
    timestamp: sampleTime(blockNumber),
    from,
    value: 0n,
    gasLimit: 50_000n,
    gasUsed: 21_000n,
    cumulativeGasUsed: 21_000n,
    gasPrice: 8n,
    type: 2,
    maxFeePerGas: 20n,
    maxPriorityFeePerGas: 1n,
    nonce: blockNumber,
    input: '0x' as Hex,
    succeeded: true,
    tokenTransfersCount: 0,
    kinds: [] as string[],
  }
}

function log(blockNumber: number, transactionHash: Hash, address: Address): typeof logs.$inferInsert {
  const topic0 = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  return { blockNumber, logIndex: 0, transactionHash, transactionIndex: 0, address, topic0, data: '0x' }
}
