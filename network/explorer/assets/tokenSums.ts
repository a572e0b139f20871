import { type Address, zeroAddress } from 'viem'
import { tokenBalance, tokenSupply } from '#network/explorer/node/balanceAtBlock.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import type { Database } from '#network/store/store.ts'
import {
  namedAddresses,
  possibleHolders,
  type SummedBalance,
  type TokenSum,
  tellingBalances,
  tellingTokenSums,
} from './tokenSumQueries.ts'

/** How many balances of each token are compared with the node. */
const compared = 10
/** The most addresses whose balances are read to list the holders of one token. */
const mostHolders = 200
/**
 * How many tokens with transfers, and how many without, are compared after each block. Others are when an answer names
 * them.
 */
const mostTokens = 20
/** The address that people send tokens to in order to burn them. */
const burnAddress: Address = '0x000000000000000000000000000000000000dEaD'

/**
 * The supplies, at a block, of those tokens whose transfers do not add up to what the contract says: wrapped coins,
 * rebasing and share-based tokens, those that charge a fee or mint without a transfer. Tokens that do not answer are
 * left out. Throws when no token answers.
 */
export async function disagreeingSupplies(
  { database, node }: { database: Database; node: Node },
  sums: readonly TokenSum[],
  block: bigint,
): Promise<Map<Address, bigint>> {
  const told = await Promise.all(sums.map(({ token }) => tokenSupply(node, token, block)))
  const answered = sums.flatMap(({ token, supply }, index) => {
    const now = told[index]
    return now == null ? [] : [{ token, now, isEqual: now === supply }]
  })
  if (sums.length > 0 && answered.length === 0) throw new Error('The node tells no supply.')
  const equal = answered.filter(({ isEqual }) => isEqual).map(({ token }) => token)
  const balances = await tellingBalances(database, equal, compared)
  const wrong = await Promise.all(balances.map((balance) => isWrong(node, balance, block)))
  const wrongTokens = new Set(balances.filter((_, index) => wrong[index]).map(({ token }) => token))
  return new Map(
    answered
      .filter(({ token, isEqual }) => !isEqual || wrongTokens.has(token))
      .map(({ token, now }) => [token, now]),
  )
}

/** The tokens that were compared with the node, and those among them whose transfers do not add up. */
export type Sums = {
  disagreeing: ReadonlySet<Address>
  /** Null while the node does not answer. */
  checked: ReadonlySet<Address> | null
  /** The supplies of the disagreeing tokens. Empty while the node does not answer. */
  supplies: Map<Address, bigint>
}

export const noSums: Sums = { disagreeing: new Set(), checked: new Set(), supplies: new Map() }

/**
 * Compares the busiest tokens with the node after a block. When the comparison takes too long, or the node does not
 * answer, the result is the last list of disagreeing tokens, without supplies.
 */
export function createTokenSums(sources: { database: Database; node: Node }) {
  let last = noSums

  async function compare(block: bigint): Promise<Sums | null> {
    const sums = await tellingTokenSums(sources.database, mostTokens)
    if (sums.length === 0) return noSums
    const supplies = await disagreeingSupplies(sources, sums, block)
    return {
      disagreeing: new Set(supplies.keys()),
      checked: new Set(sums.map(({ token }) => token)),
      supplies,
    }
  }

  return async (block: bigint, tooLate: Promise<null>): Promise<Sums> => {
    const found = await Promise.race([compare(block), tooLate]).catch(() => null)
    if (found) last = found
    return found ?? { ...last, checked: null, supplies: new Map() }
  }
}

async function isWrong(node: Node, { token, holder, amount }: SummedBalance, block: bigint) {
  if (holder === zeroAddress) return false
  const balance = await tokenBalance(node, { token, holder, id: null }, block)
  return balance !== null && balance !== amount
}

/** The holders of a token as its contract reports them, largest balance first. */
export type LiveHolders = {
  holders: { holder: Address; amount: bigint }[]
  supply: bigint
  /** Whether the balances add up to the whole supply. A contract rounds each balance down. */
  isComplete: boolean
}

/**
 * The holders of an ERC-20 token after a block, of all addresses that its transfers, calls and events name. Null where
 * these are too many to ask for, or the node does not answer.
 */
export async function liveHolders(
  sources: { database: Database; node: Node },
  token: Address,
  block: bigint,
): Promise<LiveHolders | null> {
  const possible = await possibleHolders(sources.database, token, mostHolders + 1)
  if (possible.length > mostHolders) return null
  const asked = new Set<Address>([...possible, token, zeroAddress, burnAddress])
  const supply = await tokenSupply(sources.node, token, block)
  const balances = await balancesOf(sources.node, token, [...asked], block)
  if (supply == null || !balances) return null
  const found = holdersOf(balances, supply)
  if (found.isComplete) return found
  const named = await namedAddresses(sources.database, token, mostHolders)
  const others = named.filter((address) => !asked.has(address)).slice(0, mostHolders - possible.length)
  const more = await balancesOf(sources.node, token, others, block)
  return more ? holdersOf([...balances, ...more], supply) : found
}

type Held = LiveHolders['holders'][number]

/** Null when the token does not tell one of the balances. It may refuse that of the zero address. */
async function balancesOf(node: Node, token: Address, of: Address[], block: bigint): Promise<Held[] | null> {
  const amounts = await Promise.all(
    of.map((holder) => tokenBalance(node, { token, holder, id: null }, block)),
  )
  if (of.some((holder, index) => amounts[index] === null && holder !== zeroAddress)) return null
  return of.map((holder, index) => ({ holder, amount: amounts[index] ?? 0n }))
}

function holdersOf(balances: readonly Held[], supply: bigint): LiveHolders {
  const holders = balances
    .filter(({ amount }) => amount > 0n)
    .sort((a, b) => order(b.amount, a.amount) || order(b.holder, a.holder))
  const many = BigInt(holders.length)
  const rest = supply - holders.reduce((sum, { amount }) => sum + amount, 0n)
  return { holders, supply, isComplete: -many <= rest && rest <= many }
}

function order<Value extends bigint | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1
}
