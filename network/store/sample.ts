import { type Address, getAddress, type Hash, type Hex, pad, toHex, zeroAddress } from 'viem'
import { type SampleTrade, sampleMarkets } from './sampleMarkets.ts'
import {
  addresses,
  blocks,
  coinBalances,
  followed,
  internalTransactions,
  logs,
  tokenBalances,
  tokens,
  tokenTransfers,
  totals,
  transactionDays,
  transactions,
} from './schema.ts'
import { openStore, type Store } from './store.ts'

/** A readable, checksummed address for tests. */
export const sampleAddress = (seed: number): Address =>
  getAddress(pad(toHex(seed), { dir: 'right', size: 20 }))
/** A readable hash for tests: block 7 of the sample has `sampleHash('b', 7)`, its transaction 0 `sampleHash('a', 70)`. */
export const sampleHash = (letter: 'a' | 'b' | 'e', seed: number): Hash =>
  `0x${letter}${seed.toString(16).padStart(63, '0')}`

const firstTime = Date.UTC(2026, 0, 1, 23, 50, 0)
/** When the sample's block was mined: one a minute, over midnight UTC. */
export const sampleTime = (block: number): Date => new Date(firstTime + block * 60_000)
/** Number of the newest block. */
export const sampleHead = 40

/** Who and what is in the sample. */
export const sample = {
  people: [1, 2, 3, 4].map((seed) => sampleAddress(0xa0 + seed)) as [Address, Address, Address, Address],
  stablecoin: sampleAddress(0xc1),
  collectible: sampleAddress(0xc2),
  multiToken: sampleAddress(0xc3),
  curveFactory: sampleAddress(0xc4),
  createdContract: sampleAddress(0xc5),
}

/**
 * A store in memory with a little of everything, for the tests of the services: 41 blocks (and one a reorg took off
 * at height 20), coin, token and contract transactions, a revert, a creation with internal transactions, tokens of
 * the three kinds with holders, three markets (one without a trade), swaps, candles and fee claims.
 */
export async function openSample(): Promise<Store> {
  const store = await openStore()
  const { database } = store
  const { people, stablecoin, collectible, multiToken, createdContract, curveFactory } = sample
  const transactionRows: (typeof transactions.$inferInsert)[] = []
  const transferRows: (typeof tokenTransfers.$inferInsert)[] = []
  const logRows: (typeof logs.$inferInsert)[] = []
  const trades: SampleTrade[] = []

  for (let block = 1; block <= sampleHead; block++) {
    const from = people[block % 4] ?? people[0]
    const to = people[(block + 1) % 4] ?? people[0]
    const hash = sampleHash('a', block * 10)
    const base = transaction(block, hash, from)
    const transfer = (
      token: Address,
      tokenType: string,
      amount: bigint,
      tokenId?: bigint,
      batchIndex = 0,
    ) => {
      const minting = block <= 10
      transferRows.push({
        ...{
          blockNumber: block,
          logIndex: 0,
          batchIndex,
          transactionHash: hash,
          timestamp: sampleTime(block),
        },
        ...{ token, tokenType, from: minting ? zeroAddress : from, to, amount, tokenId: tokenId ?? null },
      })
      if (batchIndex === 0) logRows.push(log(block, hash, token))
      const named = minting ? (['0x40c10f19', 'mint'] as const) : (['0xa9059cbb', 'transfer'] as const)
      const call = { to: token, methodId: named[0], method: named[1], input: `${named[0]}00` as Hex }
      return {
        ...base,
        ...call,
        kinds: ['contract_call', 'token_transfer'],
        tokenTransfersCount: batchIndex + 1,
      }
    }
    if (block % 8 === 0)
      transactionRows.push({ ...base, to, value: BigInt(block) * 10n ** 15n, kinds: ['coin_transfer'] })
    else if (block % 8 === 1) transactionRows.push(transfer(stablecoin, 'ERC-20', BigInt(block) * 1_000_000n))
    else if (block % 8 === 2 && block <= 10)
      transactionRows.push(transfer(collectible, 'ERC-721', 1n, BigInt(block)))
    else if (block % 8 === 3 && block <= 10) {
      transfer(multiToken, 'ERC-1155', 5n, 1n)
      transactionRows.push(transfer(multiToken, 'ERC-1155', 7n, 2n, 1))
    } else if (block === 12) {
      transactionRows.push({
        ...base,
        to: null,
        createdContract,
        input: '0x6080',
        kinds: ['contract_creation'],
      })
    } else if (block % 8 === 5) {
      const call = {
        to: stablecoin,
        methodId: '0xa9059cbb',
        method: 'transfer',
        input: '0xa9059cbb00',
      } as const
      transactionRows.push({ ...base, ...call, succeeded: false, revertData: '0x', kinds: ['contract_call'] })
    } else {
      trades.push({ block, hash, sender: from, isBuy: block % 3 !== 0, market: block % 2 })
      const call = {
        to: sampleMarkets.pool(block % 2),
        methodId: '0x12345678',
        method: 'buy',
        input: '0x12345678',
      } as const
      transactionRows.push({ ...base, ...call, kinds: ['contract_call'] })
    }
  }

  await database.insert(followed).values({
    chainId: 31337,
    genesisHash: sampleHash('b', 0),
    curveFactory,
    stablecoin,
    headBlock: sampleHead,
  })
  await database
    .insert(blocks)
    .values([
      ...Array.from({ length: sampleHead + 1 }, (_, number) => block(number, transactionRows)),
      { ...block(20, transactionRows), hash: sampleHash('e', 20), consensus: false },
    ])
  await database.insert(transactions).values(transactionRows)
  await database.insert(logs).values(logRows)
  await database.insert(tokenTransfers).values(transferRows)
  const inside = {
    blockNumber: 12,
    transactionIndex: 0,
    transactionHash: sampleHash('a', 120),
    gasLimit: 9000n,
    gasUsed: 700n,
  }
  await database.insert(internalTransactions).values([
    {
      ...inside,
      index: 1,
      type: 'call',
      from: createdContract,
      to: people[1],
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
  ])

  const balances = balancesOf(transferRows)
  const supply = (token: Address) =>
    sum(balances.filter((row) => row.token === token).map((row) => row.amount))
  const tokenRow = (
    address: Address,
    type: string,
    name: string,
    symbol: string,
    decimals: number | null,
  ) => ({
    ...{ address, firstBlock: 1, type, name, symbol, decimals, totalSupply: supply(address) },
    holders: new Set(balances.filter((row) => row.token === address).map((row) => row.holder)).size,
    transfers: transferRows.filter((row) => row.token === address).length,
  })
  await database.insert(tokenBalances).values(balances)
  await database
    .insert(tokens)
    .values([
      tokenRow(stablecoin, 'ERC-20', 'Tide Dollar', 'TUSD', 6),
      tokenRow(collectible, 'ERC-721', 'Tide Collectible', 'SHELL', null),
      tokenRow(multiToken, 'ERC-1155', 'Tide Items <script>', '\u202eITEM', null),
    ])

  const counted = (who: Address) => transactionRows.filter((row) => row.from === who || row.to === who).length
  const known = [...people, stablecoin, collectible, multiToken, curveFactory, createdContract]
  await database.insert(addresses).values(
    known.map((address, index) => ({
      ...{ address, firstBlock: 1, isContract: index >= 4, balance: index < 4 ? 10n ** 21n + 1n : 0n },
      ...{
        balanceBlock: 40 - index,
        transactionsCount: counted(address),
        gasUsed: BigInt(counted(address)) * 21_000n,
      },
      creator: address === createdContract ? (people[0] ?? null) : null,
      creationTransaction: address === createdContract ? sampleHash('a', 120) : null,
      name: address === stablecoin ? 'Tide Dollar' : null,
      tokenTransfersCount: transferRows.filter((row) => row.from === address || row.to === address).length,
    })),
  )
  await database.insert(coinBalances).values(
    [8, 16, 24, 32, 40].map((blockNumber, index) => ({
      ...{
        address: people[0],
        blockNumber,
        timestamp: sampleTime(blockNumber),
        balance: 10n ** 21n + BigInt(index),
      },
      ...{ delta: index === 0 ? 10n ** 21n : 1n, transactionHash: sampleHash('a', blockNumber * 10) },
    })),
  )
  const days = new Map<string, number>()
  for (const row of transactionRows)
    days.set(
      row.timestamp.toISOString().slice(0, 10),
      (days.get(row.timestamp.toISOString().slice(0, 10)) ?? 0) + 1,
    )
  await database
    .insert(transactionDays)
    .values([...days].map(([day, count]) => ({ day, transactions: count, gasUsed: BigInt(count) * 21_000n })))
  const swapCount = await sampleMarkets.fill(database, trades)
  await database.insert(totals).values({
    ...{
      blocks: sampleHead + 1,
      transactions: transactionRows.length,
      addresses: known.length,
      markets: 3,
      swaps: swapCount,
    },
    ...{ tokenTransfers: transferRows.length, gasUsed: BigInt(transactionRows.length) * 21_000n },
  })
  return store
}

function block(number: number, rows: (typeof transactions.$inferInsert)[]): typeof blocks.$inferInsert {
  const count = rows.filter((row) => row.blockNumber === number).length
  return {
    ...{
      hash: sampleHash('b', number),
      number,
      parentHash: number ? sampleHash('b', number - 1) : sampleHash('b', 0xfff),
    },
    ...{
      timestamp: sampleTime(number),
      miner: zeroAddress,
      gasUsed: BigInt(count) * 21_000n,
      gasLimit: 30_000_000n,
    },
    ...{
      baseFeePerGas: 7n,
      size: 600,
      difficulty: 0n,
      totalDifficulty: 0n,
      nonce: '0x0000000000000000',
      extraData: '0x',
    },
    ...{
      stateRoot: sampleHash('e', number),
      transactionsCount: count,
      internalTransactionsCount: number === 12 ? 3 : 0,
    },
    ...{ burntFees: BigInt(count) * 21_000n * 7n, priorityFees: BigInt(count) * 21_000n },
  }
}

function transaction(blockNumber: number, hash: Hash, from: Address) {
  return {
    ...{
      hash,
      blockNumber,
      blockHash: sampleHash('b', blockNumber),
      index: 0,
      timestamp: sampleTime(blockNumber),
      from,
    },
    ...{ value: 0n, gasLimit: 50_000n, gasUsed: 21_000n, cumulativeGasUsed: 21_000n, gasPrice: 8n, type: 2 },
    ...{
      maxFeePerGas: 20n,
      maxPriorityFeePerGas: 1n,
      nonce: blockNumber,
      input: '0x' as Hex,
      succeeded: true,
    },
    ...{ tokenTransfersCount: 0, kinds: [] as string[] },
  }
}

function log(blockNumber: number, transactionHash: Hash, address: Address): typeof logs.$inferInsert {
  const topic0 = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  return { blockNumber, logIndex: 0, transactionHash, transactionIndex: 0, address, topic0, data: '0x' }
}

function balancesOf(
  transfers: (typeof tokenTransfers.$inferInsert)[],
): (typeof tokenBalances.$inferInsert)[] {
  const amounts = new Map<string, typeof tokenBalances.$inferInsert>()
  for (const { token, from, to, amount, tokenId } of transfers) {
    for (const [holder, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const key = `${token} ${holder} ${tokenId}`
      const row = amounts.get(key) ?? { token, holder, tokenId: tokenId ?? 0n, amount: 0n }
      amounts.set(key, { ...row, amount: row.amount + change })
    }
  }
  return [...amounts.values()].filter((row) => row.amount > 0n && row.holder !== zeroAddress)
}

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
