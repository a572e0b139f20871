import { addressOf, hashOf, type Kind, metadataTag, party, router, sender, usdc, type Wire } from './parts.ts'

const base = {
  coin_balance: '1250000000000000000',
  exchange_rate: '2010.5',
  block_number_balance_updated_at: 20_999_990,
  creator_address_hash: null,
  creation_transaction_hash: null,
  creation_status: null,
  token: null,
  has_logs: true,
  has_tokens: true,
  has_token_transfers: true,
  has_validated_blocks: false,
  has_beacon_chain_withdrawals: false,
  watchlist_address_id: null,
}

const contract = {
  is_contract: true,
  creator_address_hash: sender.hash,
  creation_transaction_hash: hashOf('c2'),
  creation_status: 'success',
}

function runs(...contracts: readonly string[]) {
  return contracts.map((name, at) => ({ address_hash: addressOf(`1${at}`), name }))
}

/** Each kind: the record, and the texts its page must show. */
const cases: Record<string, [record: Wire, sees: Kind['sees'], never?: Kind['never']]> = {
  'an account with a domain': [
    { ens_domain_name: 'vitalik.eth' },
    ['vitalik.eth', '4,210'],
    ['Contract vitalik.eth'],
  ],
  'an account with tags': [
    {
      public_tags: [{ address_hash: sender.hash, display_name: 'Donations', label: 'donations' }],
      metadata: {
        tags: [
          metadataTag('Exchange', 'generic', 1),
          metadataTag('Binance: Hot Wallet 20', 'name', 10),
          metadataTag('Top 100 holder', 'classifier'),
        ],
      },
    },
    ['Binance: Hot Wallet 20', 'Also known as', 'Exchange', 'Donations', 'Top 100 holder'],
  ],
  'an account on the watch list': [
    { watchlist_names: [{ label: 'savings', display_name: 'My savings' }], watchlist_address_id: 7 },
    ['My savings'],
  ],
  'an account that delegates (EIP-7702)': [
    { is_contract: true, proxy_type: 'eip7702', implementations: runs('SimpleDelegate') },
    ['Account', 'Delegates to (EIP-7702)', 'SimpleDelegate', 'Portfolio'],
    ['Created by'],
  ],
  'a verified contract': [
    { ...contract, is_verified: true, name: 'SwapRouter02' },
    ['Contract', 'SwapRouter02', 'Verified', 'Created by'],
  ],
  'a contract nobody verified': [{ ...contract }, ['Contract', 'Created by'], ['Verified']],
  'a minimal proxy': [
    { ...contract, proxy_type: 'eip1167', implementations: runs('Safe') },
    ['Proxy (EIP-1167), runs', 'Safe'],
  ],
  'an upgradeable proxy': [
    { ...contract, proxy_type: 'eip1967', implementations: runs('FiatTokenV2_2') },
    ['Proxy (EIP-1967), runs', 'FiatTokenV2_2'],
  ],
  'a beacon proxy': [
    { ...contract, proxy_type: 'eip1967_beacon', implementations: runs('Vault') },
    ['Proxy (EIP-1967 beacon), runs', 'Vault'],
  ],
  'a diamond': [
    { ...contract, proxy_type: 'eip2535', implementations: runs('DiamondCut', 'DiamondLoupe', 'Ownership') },
    ['Proxy (EIP-2535), runs', 'DiamondCut', 'and 2 more'],
  ],
  'a proxy of a Safe': [
    { ...contract, proxy_type: 'master_copy', implementations: runs('GnosisSafe') },
    ['Proxy (master copy), runs', 'GnosisSafe'],
  ],
  'a proxy whose contract has no name': [
    {
      ...contract,
      proxy_type: 'basic_implementation',
      implementations: [{ address_hash: router.hash, name: null }],
    },
    ['Proxy (basic implementation), runs'],
  ],
  'a reported scam': [
    { is_scam: true, reputation: 'scam', name: 'Fake_Phishing1337' },
    ['Reported scam', 'Fake_Phishing1337'],
  ],
  'the contract of a token': [
    { ...contract, is_verified: true, name: 'FiatTokenProxy', token: usdc },
    ['ERC-20', 'USDC'],
  ],
  'a contract that was not created': [
    { ...contract, is_contract: false, creation_status: 'failed' },
    ['Creation failed, by'],
  ],
  'an address nobody has used': [
    {
      coin_balance: null,
      exchange_rate: null,
      block_number_balance_updated_at: null,
      has_logs: false,
      has_tokens: false,
      counters: {
        transactions_count: '0',
        token_transfers_count: '0',
        gas_usage_count: '0',
        validations_count: '0',
      },
    },
    ['Address', 'No transactions'],
  ],
}

/** Every kind of address, each at an address of its own. */
export const addresses: readonly Kind[] = Object.entries(cases).map(
  ([kind, [told, sees, never = []]], at) => {
    const hash = addressOf(`ad${at.toString(16).padStart(4, '0')}`)
    return { kind, sees, never, record: { ...party(hash), ...base, ...told } }
  },
)
