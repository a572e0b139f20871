import { addressOf, metadataTag, party, receiver, router, sender } from '../parts.ts'
import { call, type TransactionCase } from './transactionCase.ts'

/** Public networks' calls of contracts. */
export const calls: Record<string, TransactionCase> = {
  'a decoded call': [
    {
      ...call,
      method: 'approve',
      decoded_input: {
        method_call: 'approve(address spender, uint256 amount)',
        method_id: '095ea7b3',
        parameters: [
          { name: 'spender', type: 'address', value: router.hash },
          { name: 'amount', type: 'uint256', value: String(2n ** 256n - 1n) },
        ],
      },
    },
    ['Called approve', 'spender', 'amount', 'uint256'],
  ],
  'a decoded call with tuples': [
    {
      ...call,
      decoded_input: {
        method_call: 'execute((address,uint256[])[] calls, bytes data)',
        method_id: '3593564c',
        parameters: [
          {
            name: 'calls',
            type: 'tuple[]',
            value: [
              [router.hash, ['1', '2']],
              [receiver.hash, []],
            ],
          },
          { name: 'data', type: 'bytes', value: null },
        ],
      },
    },
    ['calls', 'tuple[]'],
  ],
  'a call by selector': [
    { ...call, method: '0x5ae401dc', raw_input: '0x5ae401dc00' },
    ['0x5ae401dc (arguments not decoded)'],
  ],
  'bytes that call no function': [{ ...call, method: null, raw_input: '0x00' }, ['Unknown function.']],
  'user operations': [
    { ...call, method: 'handleOps' },
    ['User operations', 'Reverted', '0.0021 ETH'],
    { tab: 'operations' },
  ],
  'actions in a protocol': [
    {
      ...call,
      actions: [
        {
          protocol: 'uniswap_v3',
          type: 'swap',
          data: { amount0: '42876.4', symbol0: 'SHAVUHA', amount1: '345.9', symbol1: 'BOB' },
        },
        {
          protocol: 'uniswap_v3',
          type: 'swap',
          data: { amount0: '42876.4', symbol0: 'SHAVUHA', amount1: '345.9', symbol1: 'BOB' },
        },
        {
          protocol: 'uniswap_v3',
          type: 'mint_nft',
          data: { name: 'Positions NFT', symbol: 'POS', ids: ['53699', '42'], to: sender.hash },
        },
        { protocol: 'opensea_v1_1', type: 'sale', data: null },
      ],
    },
    [
      /(Swap 42876\.4 SHAVUHA for 345\.9 BOB on Uniswap V3.*){2}/,
      'Mint Positions NFT #53699, #42',
      'Sale on Opensea V1 1',
    ],
  ],
  'names and tags': [
    {
      ...call,
      from: party(addressOf('1a5'), { watchlist_names: [{ label: 'w', display_name: 'My savings' }] }),
      to: party(addressOf('bab'), {
        is_contract: true,
        metadata: {
          tags: [metadataTag('Binance: Hot Wallet 20', 'name', 10), metadataTag('exchange', 'generic')],
        },
      }),
    },
    ['My savings', 'Binance: Hot Wallet 20'],
  ],
  'a receiver reported as a scam': [
    {
      value: '1',
      to: party(addressOf('bad1'), { is_scam: true, reputation: 'scam', name: 'Fake_Phishing1337' }),
    },
    ['Reported scam', 'Fake_Phishing1337'],
  ],
  'hostile names': [
    {
      ...call,
      method: '<img src=x onerror=alert(1)>',
      to: party(addressOf('e1'), { name: 'Tide\u202eXEH <script>alert(1)</script>', is_contract: true }),
    },
    ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>'],
  ],
}
