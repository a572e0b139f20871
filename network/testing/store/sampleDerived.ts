import { type Address, zeroAddress } from 'viem'
import type { Database } from '#network/store/database.ts'
import { addresses, coinBalances } from '#network/store/schema/addressTables.ts'
import { tokenBalances, tokens, type tokenTransfers } from '#network/store/schema/tokenTables.ts'
import { totals, transactionDays } from '#network/store/schema/totals.ts'
import { sample, sampleHash, sampleHead, sampleTime } from './sampleAddresses.ts'
import type { SampleFacts } from './sampleFacts.ts'
import { sampleMarkets } from './sampleMarkets.ts'

const { accounts, stablecoin, collectible, multiToken, marketFactory, createdContract } = sample
const knownAddresses = [...accounts, stablecoin, collectible, multiToken, marketFactory, createdContract]

/** Writes what is derived from the sample's facts: balances, holders, counters, markets, totals. */
export async function writeSampleDerived(database: Database, facts: SampleFacts): Promise<void> {
  await writeTokens(database, facts)
  await writeAddresses(database, facts)
  await writeTotals(database, facts)
}

async function writeTokens(database: Database, facts: SampleFacts): Promise<void> {
  const balances = balancesOf(facts.tokenTransfers)
  const supply = (token: Address) =>
    sum(balances.filter((row) => row.token === token).map((row) => row.amount))
  const tokenRow = (
    address: Address,
    type: string,
    name: string,
    symbol: string,
    decimals: number | null,
  ) => ({
    address,
    firstBlock: 1,
    type,
    name,
    symbol,
    decimals,
    totalSupply: supply(address),
    holders: new Set(balances.filter((row) => row.token === address).map((row) => row.holder)).size,
    transfers: facts.tokenTransfers.filter((row) => row.token === address).length,
  })
  await database.insert(tokenBalances).values(balances)
  await database
    .insert(tokens)
    .values([
      tokenRow(stablecoin, 'ERC-20', 'Tide Dollar', 'TUSD', 6),
      tokenRow(collectible, 'ERC-721', 'Tide Collectible', 'SHELL', null),
      tokenRow(multiToken, 'ERC-1155', 'Tide Items <script>', '\u202eITEM', null),
    ])
}

async function writeAddresses(database: Database, facts: SampleFacts): Promise<void> {
  const counted = (who: Address) =>
    facts.transactions.filter((row) => row.from === who || row.to === who).length
  await database.insert(addresses).values(
    knownAddresses.map((address, index) => ({
      address,
      firstBlock: 1,
      isContract: index >= 4,
      balanceKnown: true,
      balance: index < 4 ? 10n ** 21n + 1n : 0n,
      balanceBlock: 40 - index,
      transactionsCount: counted(address),
      gasUsed: BigInt(counted(address)) * 21_000n,
      creator: address === createdContract ? (accounts[0] ?? null) : null,
      creationTransaction: address === createdContract ? sampleHash('a', 120) : null,
      name: address === stablecoin ? 'Tide Dollar' : null,
      tokenTransfersCount: facts.tokenTransfers.filter((row) => row.from === address || row.to === address)
        .length,
    })),
  )
  await database.insert(coinBalances).values(
    [8, 16, 24, 32, 40].map((blockNumber, index) => ({
      address: accounts[0],
      blockNumber,
      timestamp: sampleTime(blockNumber),
      balance: 10n ** 21n + BigInt(index),
      delta: index === 0 ? 10n ** 21n : 1n,
      transactionHash: sampleHash('a', blockNumber * 10),
    })),
  )
}

async function writeTotals(database: Database, facts: SampleFacts): Promise<void> {
  const days = new Map<string, Address[]>()
  for (const { timestamp, from } of facts.transactions) {
    const day = timestamp.toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), from])
  }
  await database.insert(transactionDays).values(
    [...days].map(([day, senders]) => ({
      day,
      transactions: senders.length,
      gasUsed: BigInt(senders.length) * 21_000n,
      activeAddresses: new Set(senders).size,
    })),
  )
  const swapCount = await sampleMarkets.fill(database, facts.trades)
  await database.insert(totals).values({
    blocks: sampleHead + 1,
    transactions: facts.transactions.length,
    addresses: knownAddresses.length,
    markets: 3,
    swaps: swapCount,
    tokenTransfers: facts.tokenTransfers.length,
    gasUsed: BigInt(facts.transactions.length) * 21_000n,
  })
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
