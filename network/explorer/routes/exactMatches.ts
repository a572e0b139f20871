import { type Address, getAddress, type Hash } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { findAddress, newestContracts } from '#network/explorer/queries/addressQueries.ts'
import { findBlock } from '#network/explorer/queries/blockQueries.ts'
import { blocksWithNumber, matchAddresses } from '#network/explorer/queries/searchQueries.ts'
import { findTransaction } from '#network/explorer/queries/transactionQueries.ts'
import { addressResult, blockResult, transactionResult } from '#network/explorer/records/searchRecord.ts'
import { largestInteger } from '#network/explorer/request/parameters.ts'

type SearchTarget = { address: Address } | { hash: Hash } | { number: number } | null

/** What a text identifies exactly. Hexadecimal digits may come without 0x. */
function parseSearch(text: string): SearchTarget {
  const [, digits] = /^(?:0x)?([0-9a-f]{40}|[0-9a-f]{64})$/i.exec(text) ?? []
  if (digits?.length === 40) return { address: getAddress(`0x${digits.toLowerCase()}`) }
  if (digits) return { hash: `0x${digits.toLowerCase()}` }
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number <= largestInteger ? { number } : null
}

/** The address, transaction or blocks that a text identifies, as results of a search. */
export async function exactMatches(sources: DataSources, text: string) {
  const { database } = sources
  const name = parseSearch(text)
  if (!name) return []
  if ('number' in name) return (await blocksWithNumber(database, name.number)).map(blockResult)
  if ('address' in name) return [addressResult(name.address, await findAddress(database, name.address))]
  const [transaction, block] = await Promise.all([
    findTransaction(database, name.hash),
    findBlock(database, { hash: name.hash }),
  ])
  if (block) return [blockResult(block)]
  if (transaction) return [transactionResult(transaction.hash, transaction.timestamp)]
  return (await isPending(sources, name.hash)) ? [transactionResult(name.hash, null)] : []
}

/** Where a search leads directly: to a block by its hash, to an address, or to a transaction. */
export async function resolveSearch(sources: DataSources, text: string) {
  const { database } = sources
  const name = parseSearch(text)
  if (!name) return noRedirect
  if ('address' in name) return { redirect: true, type: 'address', parameter: name.address }
  const block = await findBlock(database, name)
  if (block) return { redirect: true, type: 'block', parameter: block.hash }
  if ('number' in name) return noRedirect
  const known = (await findTransaction(database, name.hash)) ?? (await isPending(sources, name.hash))
  return known ? { redirect: true, type: 'transaction', parameter: name.hash } : noRedirect
}

const noRedirect = { redirect: false, type: null, parameter: null }

function isPending({ node }: DataSources, hash: Hash): Promise<boolean> {
  return node.getTransaction({ hash }).then(
    () => true,
    () => false,
  )
}

/** The most contracts whose names in their sources are searched. */
const mostContracts = 1_000
const mostMatches = 10

/**
 * The addresses that begin with a text, and the contracts whose name contains it, as the network or their source names
 * them, as results of a search.
 */
export async function addressMatches(sources: DataSources, text: string) {
  const { database, known, contracts } = sources
  const [stored, compiled] = await Promise.all([
    matchAddresses(database, text, mostMatches),
    compiledMatches(sources, text),
  ])
  const found = [...new Set([...stored, ...compiled])].slice(0, mostMatches)
  const addresses = await known.addresses(found)
  return found.map((address) => {
    const name = contracts.get(address)?.name ?? null
    return addressResult(address, addresses.get(address) ?? undefined, name)
  })
}

/** The contracts whose name in their source contains a text. Tokens are left out: the token search finds them. */
async function compiledMatches({ database, known, contracts }: DataSources, text: string) {
  if (!contracts.isUsed()) return []
  await contracts.load(await newestContracts(database, mostContracts))
  const named = contracts.named(text)
  const tokens = await known.tokens(named)
  return named.filter((address) => !tokens.get(address))
}
