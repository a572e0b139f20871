import { type Kind, party, scamToken, token, usdc, type Wire } from './parts.ts'

const noPrice = { exchange_rate: null, circulating_market_cap: null, volume_24h: null }
const single = { ...noPrice, decimals: null, type: 'ERC-721' }

/** Each kind: the record, and the texts its page must show. */
const cases: Record<string, [record: Wire, sees: Kind['sees'], more?: Pick<Kind, 'never' | 'tab'>]> = {
  'a stablecoin, of which a part circulates': [
    {
      name: 'Tether',
      symbol: 'USDT',
      total_supply: '38823158000000000',
      circulating_market_cap: '82981482131.77',
      exchange_rate: '1.0',
    },
    ['USDT', 'Tether', '$82.9B', '38.8B'],
  ],
  'a token whose market cap nobody told': [
    { symbol: 'CAP0', circulating_market_cap: '0', total_supply: '1000000000000', exchange_rate: '2.5' },
    ['$2.5M'],
  ],
  'a token without a price': [
    { symbol: 'NOPRICE', ...noPrice },
    ['NOPRICE', 'Unknown'],
    { never: [/\$0\b/] },
  ],
  'a token worth very little': [
    { symbol: 'SHIB', decimals: '18', exchange_rate: '0.000008021234', circulating_market_cap: null },
    ['0.000008021'],
  ],
  'a reported scam': [{ ...scamToken }, ['Scam', 'USDC']],
  'the real one beside it': [
    { ...usdc, is_verified_via_admin_panel: true },
    ['USDC', 'Certified'],
    { never: ['Scam'] },
  ],
  'a name in letters that only look the same': [{ name: 'USD Сoin', symbol: 'USDС' }, ['USDС']],
  'a token without decimals': [
    { symbol: 'NODEC', decimals: null, ...noPrice },
    ['NODEC', /41,000,000,000,000,000\s*base units/],
  ],
  'a token of whole pieces': [
    { symbol: 'PIECES', decimals: '0', total_supply: '21000000', ...noPrice },
    ['PIECES', '21M'],
  ],
  'a supply with 77 digits': [
    { symbol: 'HUGE', decimals: '18', total_supply: '1'.repeat(77), ...noPrice },
    ['HUGE'],
    { never: [/\d[eE]\+\d/, 'Infinity'] },
  ],
  'more decimals than digits': [
    { symbol: 'DEEP', decimals: '77', total_supply: '5', ...noPrice },
    ['DEEP', '77'],
    { never: [/\d[eE]-\d/], tab: 'about' },
  ],
  'no name and no symbol': [{ name: null, symbol: null, ...noPrice }, ['Token']],
  'an empty name': [{ name: '', symbol: '', ...noPrice }, ['Token']],
  'a long name': [
    {
      name: 'Ring ding ding daa baa Baa aramba baa bom baa barooumba '.repeat(5),
      symbol: 'CRAZYFROG'.repeat(9),
      ...noPrice,
    },
    ['Ring ding ding', 'CRAZYFROG'],
  ],
  'a hostile name': [
    { name: '\u202e<img src=x onerror=alert(1)>\u0000', symbol: '"><svg/onload=alert(1)>', ...noPrice },
    ['<img src=x onerror=alert(1)>', '"><svg/onload=alert(1)>'],
  ],
  'a name of pictures': [{ name: '🌊🌊🌊', symbol: '🌊', ...noPrice }, ['🌊']],
  'a supply nobody knows': [
    { symbol: 'NOSUPPLY', total_supply: null, holders_count: null, ...noPrice },
    ['NOSUPPLY', 'Unknown'],
    { never: [/Holders\s*0\b/] },
  ],
  'a token that burnt all of its supply': [
    { symbol: 'BURNT', total_supply: '0', ...noPrice },
    ['BURNT', /Total supply\s*0/],
  ],
  'a bridged token': [
    {
      symbol: 'xDAI',
      is_bridged: true,
      bridge_type: 'amb',
      origin_chain_id: '1',
      foreign_address: usdc.address_hash,
    },
    ['xDAI'],
  ],
  'a collection': [
    { name: 'Smart Asset', symbol: 'ASSET', ...single },
    ['ASSET', 'ERC-721', 'Inventory'],
    { never: ['Price'] },
  ],
  'a collection with broken metadata': [
    { name: 'Broken', symbol: 'BROKEN', ...single },
    ['#1', '#2', '#3', '#4', 'Fourth'],
    { tab: 'instances' },
  ],
  'a collection of several of each': [
    { name: 'Game Items', symbol: null, ...single, type: 'ERC-1155', total_supply: null },
    ['Game Items', 'ERC-1155', 'Inventory'],
  ],
  'a token that is both (ERC-404)': [
    {
      name: 'Pandora',
      symbol: 'PANDORA',
      decimals: '18',
      type: 'ERC-404',
      total_supply: '10000000000000000000000',
    },
    ['PANDORA', 'ERC-404', '10K'],
  ],
  'a confidential token (ERC-7984)': [
    { name: 'Confidential USD', symbol: 'cUSD', type: 'ERC-7984', total_supply: null, ...noPrice },
    ['cUSD', 'ERC-7984', 'Unknown'],
  ],
  'a token of no known standard': [{ symbol: 'ODD', type: null, ...noPrice }, ['ODD']],
}

/** Every kind of token, each at an address of its own. */
export const tokens: readonly Kind[] = Object.entries(cases).map(([kind, [told, sees, more]], at) => ({
  kind,
  sees,
  ...more,
  record: { ...token(`70${at.toString(16).padStart(4, '0')}`), ...told, ...token70(at) },
}))

function token70(at: number) {
  return { address_hash: token(`70${at.toString(16).padStart(4, '0')}`).address_hash }
}

/** Single tokens of a collection, with metadata as their creators left it. */
export const instances = [
  { id: '1', owner: null, image_url: null, metadata: null },
  { id: '2', owner: party(usdc.address_hash), image_url: 'ipfs://QmBroken', metadata: 'not an object' },
  { id: '3', owner: null, image_url: 'javascript:alert(1)', metadata: { name: 42, image: null } },
  { id: '4', owner: null, image_url: 'data:image/svg+xml,<svg>', metadata: { name: 'Fourth\u202e' } },
].map((each) => ({
  ...each,
  is_unique: true,
  animation_url: null,
  external_app_url: null,
  token: null,
  thumbnails: null,
}))
