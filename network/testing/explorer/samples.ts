import type { Ask } from './ask.ts'

/** Something of the running network that a path can name. */
export type Sample = { what: string; value: string }

/** Values for the parameter of a path, by the word before it: `/transactions/{…}`. */
export type Samples = Record<'transactions' | 'blocks' | 'addresses' | 'tokens', Sample[]>

type Item = Record<string, unknown>

const tokenTypes = ['ERC-20', 'ERC-721', 'ERC-1155']
const kinds = ['coin_transfer', 'contract_call', 'contract_creation', 'token_creation', 'token_transfer']
/** An address that nobody has used. */
export const unused = '0x00000000000000000000000000000000000000fe'
/** How many pages of a hundred transactions are searched for kinds that have no filter. */
const pagesRead = 20

/** Finds samples of every kind in the lists of the server. Kinds that the network does not have are left out. */
export async function findSamples(ask: Ask): Promise<Samples> {
  const items = async (path: string): Promise<Item[]> => itemsOf((await ask(path)).body)
  const first = async (path: string) => (await items(path))[0]
  const transactions = new Found()
  const blocks = new Found()
  const addresses = new Found()
  const tokens = new Found()

  for (const kind of kinds) {
    const transaction = await first(`/transactions?type=${kind}`)
    transactions.add(kind, transaction?.hash)
    addresses.add(`sender of a ${kind}`, hashOf(transaction?.from))
    addresses.add(`receiver of a ${kind}`, hashOf(transaction?.to ?? transaction?.created_contract))
    blocks.add(`number of one with a ${kind}`, transaction?.block_number)
  }
  for (const type of tokenTypes) {
    const transfer = await first(`/token-transfers?type=${type}`)
    transactions.add(`${type} transfer`, transfer?.transaction_hash)
    addresses.add(`receiver of ${type}`, hashOf(transfer?.to))
    for (const token of (await items(`/tokens?type=${type}`)).slice(0, 3)) {
      tokens.add(type, token.address ?? token.address_hash)
      addresses.add(`${type} contract`, token.address ?? token.address_hash)
    }
  }
  for (const { what, hash } of await unfilteredKinds(ask)) transactions.add(what, hash)
  transactions.add('pending', (await first('/transactions?filter=pending'))?.hash)

  for (const type of ['block', 'reorg', 'uncle']) {
    const block = await first(`/blocks?type=${type}`)
    blocks.add(`${type} by hash`, block?.hash)
    if (type === 'block') blocks.add('newest', block?.height)
    addresses.add(`miner of a ${type}`, hashOf(block?.miner))
  }
  blocks.add('first', 0)
  addresses.add('unused', unused)
  return {
    transactions: transactions.samples,
    blocks: blocks.samples,
    addresses: addresses.samples,
    tokens: tokens.samples,
  }
}

/** Transactions that no filter finds: one of each envelope, and failed ones with each kind of reason. */
async function unfilteredKinds(ask: Ask) {
  const found = new Map<string, string>()
  let path: string | null = '/transactions?items_count=100'
  for (let page = 0; path && page < pagesRead; page++) {
    const { body } = await ask(path)
    for (const { hash, ...transaction } of itemsOf(body))
      for (const what of kindsOf(transaction)) if (!found.has(what)) found.set(what, String(hash))
    path = nextPage(path, body)
  }
  return [...found].map(([what, hash]) => ({ what, hash }))
}

function kindsOf({ status, result, revert_reason: reason, type }: Item): string[] {
  if (status !== 'error') return [`envelope ${type}`]
  const { method_call } = (reason ?? {}) as Item
  return [`failed with ${method_call ?? (reason ? 'a raw reason' : `no reason (${result})`)}`]
}

/** Samples without repeats and without missing values. */
class Found {
  samples: Sample[] = []

  add(what: string, value: unknown) {
    if (value === undefined || value === null) return
    if (this.samples.every((sample) => sample.value !== String(value)))
      this.samples.push({ what, value: String(value) })
  }
}

function itemsOf(body: unknown): Item[] {
  const items = (body as { items?: unknown } | null)?.items
  return Array.isArray(items) ? items : []
}

function hashOf(reference: unknown): unknown {
  return (reference as Item | null | undefined)?.hash
}

/** The path with each sample of its kind. A path without a parameter stays as it is. */
export function pathsOf(path: string, samples: Samples): string[] {
  const parameter = /\/(\w[\w-]*)\/(\{[^}]+\})/.exec(path)
  if (!parameter) return [path]
  const [, kind = '', placeholder = ''] = parameter
  const known = samples[kind as keyof Samples] ?? []
  return known.map(({ value }) => path.replace(placeholder, value))
}

/** The path of the next page after an answer, with the same filters. Null on the last page. */
export function nextPage(path: string, body: unknown): string | null {
  const next = (body as { next_page_params?: Record<string, unknown> | null } | null | undefined)
    ?.next_page_params
  if (!next) return null
  const [bare = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  // An explorer takes either a page number or a cursor.
  parameters.delete('page')
  for (const [name, value] of Object.entries(next)) parameters.set(name, String(value))
  return `${bare}?${parameters}`
}
