/* Parts of answers as current public servers of the explorer's interface send them. */

export type Wire = Readonly<Record<string, unknown>>

/** One kind of record, and the texts, labels and titles that its page must contain. */
export type Kind = {
  kind: string
  record: Wire
  sees: readonly (string | RegExp)[]
  /** Texts that would be untrue or misleading. */
  never?: readonly (string | RegExp)[]
  /** The tab that shows the texts, if not the first. */
  tab?: string
}

/** An address that ends with these digits. */
export function addressOf(digits: string): string {
  return `0x${digits.padStart(40, '5')}`
}

/** A hash that ends with these digits. */
export function hashOf(digits: string): string {
  return `0x${digits.padStart(64, '7')}`
}

/** An address parameter, as every record names its addresses. */
export function party(hash: string, more: Wire = {}) {
  return {
    hash,
    name: null,
    is_contract: false,
    is_verified: false,
    is_scam: false,
    reputation: 'ok',
    ens_domain_name: null,
    implementations: [],
    proxy_type: null,
    metadata: null,
    private_tags: [],
    public_tags: [],
    watchlist_names: [],
    ...more,
  }
}

export function metadataTag(name: string, tagType: string, ordinal = 0) {
  return { name, slug: name.toLowerCase().replaceAll(' ', '-'), tagType, ordinal, meta: {} }
}

export const zero = party(`0x${'0'.repeat(40)}`)
export const sender = party(addressOf('a11ce'), { ens_domain_name: 'alice.tide.eth' })
export const receiver = party(addressOf('b0b'))
export const router = party(addressOf('c0ffee'), { name: 'SwapRouter', is_contract: true, is_verified: true })

export function token(digits: string, more: Wire = {}) {
  return {
    address_hash: addressOf(digits),
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: '6',
    type: 'ERC-20',
    total_supply: '41000000000000000',
    holders_count: '2764520',
    exchange_rate: '0.9998',
    circulating_market_cap: '61302114219.12',
    circulating_supply: '61314376292.4',
    volume_24h: '7421345123.11',
    icon_url: null,
    reputation: 'ok',
    ...more,
  }
}

export const usdc = token('dc')
export const weth = token('e7', {
  name: 'Wrapped Ether',
  symbol: 'WETH',
  decimals: '18',
  exchange_rate: '2010.5',
  circulating_market_cap: null,
})
export const scamToken = token('bad', {
  name: 'Visit usdc-rewards.example',
  symbol: 'USDC',
  exchange_rate: null,
  circulating_market_cap: null,
  reputation: 'scam',
})
export const collection = token('721', {
  name: 'Smart Asset',
  symbol: 'ASSET',
  decimals: null,
  type: 'ERC-721',
  exchange_rate: null,
  circulating_market_cap: null,
})
export const items = token('1155', {
  ...withoutPrice(),
  name: 'Game Items',
  symbol: null,
  decimals: null,
  type: 'ERC-1155',
})

function withoutPrice() {
  return { exchange_rate: null, circulating_market_cap: null, volume_24h: null }
}

/** A transfer in a transaction; its total is that of an ERC-20 token when it is an amount alone. */
export function transfer(of: Wire, total: Wire | string, more: Wire = {}) {
  return {
    transaction_hash: hashOf('0'),
    block_hash: hashOf('b10c'),
    block_number: 21_000_000,
    log_index: 1,
    timestamp: null,
    method: null,
    from: sender,
    to: receiver,
    token: of,
    token_type: of.type,
    type: 'token_transfer',
    total: typeof total === 'string' ? { value: total, decimals: of.decimals } : total,
    ...more,
  }
}
