import { type Address, encodeEventTopics, type Hash, zeroAddress } from 'viem'
import { addressOfWord } from '#network/decode/checksum.ts'
import type { BlockFacts } from '#network/decode/decodeBlock.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

export type AddressDelta = {
  address: Address
  firstBlock: number
  isContract: boolean
  isReceipt: boolean
  validationsCount: number
  creator: Address | null
  creationTransaction: Hash | null
  transactionsCount: number
  tokenTransfersCount: number
  gasUsed: bigint
}
export type TokenDelta = {
  address: Address
  firstBlock: number
  type: string
  transfers: number
  supply: bigint
}
export type HoldingDelta = { token: Address; holder: Address; tokenId: bigint; amount: bigint }
export type DayDelta = { day: string; transactions: number; gasUsed: bigint; senders: Map<Address, number> }

/** The changes of the counted and summed tables by facts; a reorg subtracts them. */
export type Deltas = {
  addresses: Map<Address, AddressDelta>
  tokens: Map<Address, TokenDelta>
  holdings: Map<string, HoldingDelta>
  days: Map<string, DayDelta>
  totals: {
    blocks: number
    untracedBlocks: number
    transactions: number
    markets: number
    swaps: number
    tokenTransfers: number
    gasUsed: bigint
  }
}

/** The facts that count, from blocks that are added or from rows that are removed. */
export type CountedFacts = Pick<
  BlockFacts,
  'transactions' | 'logs' | 'internalTransactions' | 'tokenTransfers'
> & {
  blocks: BlockFacts['block'][]
  markets: number
  swaps: number
  /** Addresses whose coins a block changed. A withdrawal names one that no transaction does. */
  paid?: { block: number; addresses: Address[] }[]
  /** Called addresses with code, by block. */
  calledContracts?: { block: number; addresses: Address[] }[]
  /** The pool whose events name the receipt tokens. */
  lendingPool: Address | null
}

/** The first topic of the event that names a receipt token. */
export const [listedTopic] = encodeEventTopics({ abi: lendingPoolAbi, eventName: 'AssetListed' })

/** Folds facts, oldest first, into deltas. */
export function deltasOf(facts: CountedFacts): Deltas {
  const deltas: Deltas = {
    addresses: new Map(),
    tokens: new Map(),
    holdings: new Map(),
    days: new Map(),
    totals: {
      blocks: facts.blocks.length,
      untracedBlocks: facts.blocks.filter(({ internalTransactionsCount: count }) => count == null).length,
      transactions: facts.transactions.length,
      markets: facts.markets,
      swaps: facts.swaps,
      tokenTransfers: facts.tokenTransfers.length,
      gasUsed: facts.blocks.reduce((total, block) => total + block.gasUsed, 0n),
    },
  }
  for (const block of facts.blocks) touch(deltas, block.miner, block.number).validationsCount += 1
  for (const transaction of facts.transactions) addTransaction(deltas, transaction)
  for (const internal of facts.internalTransactions) {
    touch(deltas, internal.from, internal.blockNumber)
    if (internal.to) touch(deltas, internal.to, internal.blockNumber)
    if (internal.createdContract) create(deltas, internal.createdContract, internal.from, internal)
  }
  for (const log of facts.logs) {
    touch(deltas, log.address, log.blockNumber).isContract = true
    const { address, topic0, topic2 } = log
    const isListing = address === facts.lendingPool && topic0 === listedTopic
    if (isListing && topic2) touch(deltas, addressOfWord(topic2), log.blockNumber).isReceipt = true
  }
  touchAll(deltas, facts.paid ?? [])
  facts.calledContracts?.forEach(({ block, addresses }) => {
    for (const address of addresses) touch(deltas, address, block).isContract = true
  })
  for (const transfer of facts.tokenTransfers) addTransfer(deltas, transfer)
  return deltas
}

function touch(deltas: Deltas, address: Address, block: number): AddressDelta {
  const found = deltas.addresses.get(address)
  if (found) {
    found.firstBlock = Math.min(found.firstBlock, block)
    return found
  }
  const delta: AddressDelta = {
    address,
    firstBlock: block,
    isContract: false,
    isReceipt: false,
    validationsCount: 0,
    creator: null,
    creationTransaction: null,
    transactionsCount: 0,
    tokenTransfersCount: 0,
    gasUsed: 0n,
  }
  deltas.addresses.set(address, delta)
  return delta
}

function touchAll(deltas: Deltas, named: { block: number; addresses: Address[] }[]): void {
  for (const { block, addresses } of named) for (const address of addresses) touch(deltas, address, block)
}

function create(
  deltas: Deltas,
  contract: Address,
  creator: Address,
  where: { blockNumber: number; transactionHash: Hash },
): AddressDelta {
  const delta = touch(deltas, contract, where.blockNumber)
  delta.isContract = true
  // Code can be created again where a contract destroyed itself. The last creation is that of the code.
  delta.creator = creator
  delta.creationTransaction = where.transactionHash
  return delta
}

function addTransaction(deltas: Deltas, row: CountedFacts['transactions'][number]): void {
  const { from, to, createdContract, blockNumber, gasUsed, hash } = row
  if (createdContract) create(deltas, createdContract, from, { blockNumber, transactionHash: hash })
  for (const address of new Set([from, to, createdContract])) {
    if (!address) continue
    const delta = touch(deltas, address, blockNumber)
    delta.transactionsCount += 1
    delta.gasUsed += gasUsed
  }
  const day = row.timestamp.toISOString().slice(0, 10)
  const counted = deltas.days.get(day) ?? { day, transactions: 0, gasUsed: 0n, senders: new Map() }
  counted.transactions += 1
  counted.gasUsed += gasUsed
  counted.senders.set(from, (counted.senders.get(from) ?? 0) + 1)
  deltas.days.set(day, counted)
}

function addTransfer(deltas: Deltas, row: CountedFacts['tokenTransfers'][number]): void {
  const { token, from, to, amount, blockNumber, tokenType } = row
  const tokenId = row.tokenId ?? 0n
  for (const address of new Set([from, to])) touch(deltas, address, blockNumber).tokenTransfersCount += 1
  const delta = deltas.tokens.get(token) ?? { ...unmovedToken(token, blockNumber), type: tokenType }
  delta.transfers += 1
  if (from === zeroAddress) delta.supply += amount
  else hold(deltas, { token, holder: from, tokenId, amount: -amount })
  if (to === zeroAddress) delta.supply -= amount
  else hold(deltas, { token, holder: to, tokenId, amount })
  deltas.tokens.set(token, delta)
}

/** A token without transfers. Only ERC-20 tokens are found without one. */
export function unmovedToken(address: Address, firstBlock: number): TokenDelta {
  return { address, firstBlock, type: 'ERC-20', transfers: 0, supply: 0n }
}

function hold(deltas: Deltas, change: HoldingDelta): void {
  const key = `${change.token} ${change.holder} ${change.tokenId}`
  const found = deltas.holdings.get(key)
  if (found) found.amount += change.amount
  else deltas.holdings.set(key, change)
}
