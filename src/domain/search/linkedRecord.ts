import { ownEntry } from '#lib/text/ownEntry.ts'
import { blockNumber } from './typedBlockNumber.ts'

/** The part of a record's page: its tab, the id of a token, and the address its rows are of. */
export type View = { tab?: string; id?: string; find?: string }

/** What a link leads to: a hash, an address or the number of a block. */
type LinkedRecord = { record: string; page: Page; view: View }

type Page = 'transaction' | 'address' | 'token' | 'block'

/** What other explorers call the pages of a record in their paths. */
const pages: Readonly<Record<string, Page>> = {
  tx: 'transaction',
  txs: 'transaction',
  transaction: 'transaction',
  address: 'address',
  account: 'address',
  accounts: 'address',
  contract: 'address',
  token: 'token',
  tokens: 'token',
  nft: 'token',
  nfts: 'token',
  collection: 'token',
  assets: 'token',
  item: 'token',
  block: 'block',
  blocks: 'block',
}

/** This app's tab for what other explorers write as `?tab=token_transfers`, `#eventlog` or `/internal-transactions`. */
const tabs: Readonly<Record<Page, Readonly<Record<string, string>>>> = {
  transaction: {
    tokentransfers: 'transfers',
    transfers: 'transfers',
    internal: 'internal',
    internaltx: 'internal',
    internaltxns: 'internal',
    internaltransactions: 'internal',
    logs: 'logs',
    eventlog: 'logs',
    events: 'logs',
    state: 'state',
    statechange: 'state',
    statechanges: 'state',
    trace: 'internal',
    rawtrace: 'raw',
    raw: 'raw',
    userops: 'operations',
    operations: 'operations',
  },
  address: {
    contract: 'contract',
    code: 'contract',
    contractcode: 'contract',
    readcontract: 'contract',
    readproxycontract: 'contract',
    readproxy: 'contract',
    readwritecontract: 'contract',
    readwriteproxy: 'contract',
    writecontract: 'contract',
    writeproxycontract: 'contract',
    writeproxy: 'contract',
    transfers: 'transfers',
    tokentransfers: 'transfers',
    tokentxns: 'transfers',
    tokentxnserc721: 'transfers',
    tokentxnserc1155: 'transfers',
    nfttransfers: 'transfers',
    tokens: 'tokens',
    tokenserc20: 'tokens',
    tokensnfts: 'nfts',
    nfts: 'nfts',
    assettokens: 'tokens',
    internal: 'internal',
    internaltx: 'internal',
    internaltxns: 'internal',
    internaltransactions: 'internal',
    balance: 'balance',
    coinbalances: 'balance',
    coinbalancehistory: 'balance',
    coinbalancehistorybyday: 'balance',
    logs: 'logs',
    events: 'logs',
    approvals: 'approvals',
    markets: 'markets',
  },
  token: {
    holders: 'holders',
    balances: 'holders',
    tokenholders: 'holders',
    instances: 'instances',
    inventory: 'instances',
    about: 'about',
    tokeninfo: 'about',
  },
  block: { txs: 'transactions', transactions: 'transactions', withdrawals: 'withdrawals' },
}

/** Lists of one record: `/txs?block=12`, `/tokentxns?a=0x…`, `/advanced-filter?fadd=0x…`. */
const lists: Readonly<Record<string, string | undefined>> = {
  txs: undefined,
  txsinternal: 'internal',
  tokentxns: 'transfers',
  nfttransfers: 'transfers',
  tokenholdings: 'tokens',
  advancedfilter: undefined,
}

/**
 * The record that a link to a page of this or another explorer is about, and the part of its page: tab, token id, filter.
 * Null for any other text. Reads whole links, those without their scheme, and paths.
 */
export function linkedRecord(link: string): LinkedRecord | null {
  const [, path = '', query = '', fragment = ''] =
    /^([^\s?#]*)(?:\?([^\s#]*))?(?:#(\S*))?/.exec(link.replace('#/', '/')) ?? []
  if (!path.includes('/')) return null
  const parameters = new URLSearchParams(query)
  const parts = path.split('/').filter((part) => part !== '')
  for (const [index, part] of parts.entries()) {
    const page = ownEntry(pages, part.toLowerCase())
    if (!page) continue
    const found = parts.findIndex((each, at) => at > index && isRecord(each, page))
    if (found === -1) continue
    const after = parts.slice(found + 1)
    return { record: parts[found] ?? '', page, view: viewOf(page, after, parameters, fragment) }
  }
  const listed = listedRecord(wordOf(parts.at(-1) ?? ''), parameters)
  if (listed || parts.some((part) => ownEntry(pages, part.toLowerCase()))) return listed
  return innerRecord(parameters) ?? onlyRecord([...parts, ...parameters.values()])
}

/** The record of the link that a link leads on to: `https://l.example/?to=https%3A%2F%2F…`. */
function innerRecord(parameters: URLSearchParams): LinkedRecord | null {
  const inner = [...parameters.values()].find((value) => /^https?:\/\//i.test(value))
  return inner === undefined ? null : linkedRecord(inner)
}

/** The one hash or address of a link of any other site: `dexscreener.com/ethereum/0x…`; null where it has none or several. */
function onlyRecord(parts: readonly string[]): LinkedRecord | null {
  const records = new Set(parts.filter((part) => /^0x(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(part)))
  const [record, ...others] = records
  if (record === undefined || others.length > 0) return null
  return { record, page: record.length === 42 ? 'address' : 'transaction', view: {} }
}

function isRecord(text: string, page: Page): boolean {
  if (page === 'block' && blockNumber(text) !== null) return true
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.length
  return digits === 64 ? page === 'transaction' || page === 'block' : digits === 40 && page !== 'block'
}

function viewOf(page: Page, after: readonly string[], parameters: URLSearchParams, fragment: string): View {
  const id =
    page === 'token' ? [after.at(-1), parameters.get('a'), parameters.get('id')].find(isId) : undefined
  if (id) return { id }
  const of = page === 'token' ? [parameters.get('a'), parameters.get('find')].find(isAddress) : undefined
  if (of) return { find: of }
  const named = [parameters.get('tab'), fragment, after[0]].map((name) =>
    ownEntry(tabs[page], wordOf(name ?? '')),
  )
  const tab = named.find((name) => name !== undefined)
  return tab ? { tab } : {}
}

function listedRecord(list: string, parameters: URLSearchParams): LinkedRecord | null {
  if (!Object.hasOwn(lists, list)) return null
  const block = parameters.get('block')
  if (block && blockNumber(block) !== null) {
    return { record: block, page: 'block', view: { tab: 'transactions' } }
  }
  const address = ['a', 'fadd', 'tadd'].map((name) => parameters.get(name)).find(isAddress)
  const tab = lists[list]
  return address ? { record: address, page: 'address', view: tab ? { tab } : {} } : null
}

/** `Token_Transfers`, `token-transfers` and `tokenTransfers` are one word. */
function wordOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function isId(text: string | null | undefined): text is string {
  return /^\d{1,78}$/.test(text ?? '')
}

function isAddress(text: string | null): text is string {
  return /^0x[0-9a-f]{40}$/i.test(text ?? '')
}
