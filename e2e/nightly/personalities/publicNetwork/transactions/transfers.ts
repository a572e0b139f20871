import {
  addressOf,
  collection,
  items,
  party,
  router,
  scamToken,
  sender,
  transfer,
  usdc,
  weth,
  zero,
} from '../parts.ts'
import { call, type TransactionCase } from './transactionCase.ts'

const sending = { ...call, method: 'transfer', transaction_types: ['contract_call', 'token_transfer'] }

/** Public networks' transfers of tokens. */
export const transfers: Record<string, TransactionCase> = {
  'a transfer of a token': [
    { ...sending, token_transfers: [transfer(usdc, '1234500000')] },
    ['Sent 1,234.5 USDC', 'Token transfers'],
  ],
  'a transfer of a single token': [
    { ...sending, token_transfers: [transfer(collection, { token_id: '875879856', token_instance: null })] },
    ['#875879856', 'ASSET'],
  ],
  'a batch of an ERC-1155': [
    {
      ...sending,
      token_transfers: ['123', '483200961027732618117991942553110860267520'].map((token_id) =>
        transfer(items, { token_id, value: '42', decimals: null, token_instance: null }),
      ),
    },
    [/42\s*of\s*#123/, '#483200961027732618117991942553110860267520'],
  ],
  'a transfer of an ERC-404': [
    {
      ...sending,
      token_transfers: [
        transfer(
          { ...weth, type: 'ERC-404', symbol: 'PANDORA' },
          { value: '4200000000000000000', decimals: '18', token_id: null },
        ),
        transfer({ ...weth, type: 'ERC-404', symbol: 'PANDORA' }, { token_id: '4625304364899952' }),
      ],
    },
    ['4.2', '#4625304364899952', 'PANDORA'],
  ],
  'a mint': [
    {
      ...call,
      method: 'mintTo',
      token_transfers: [transfer(usdc, '5000000', { from: zero, to: sender, type: 'token_minting' })],
    },
    ['Minted 5 USDC'],
  ],
  'a burn': [
    {
      ...call,
      method: 'burnAll',
      token_transfers: [transfer(usdc, '7000000', { to: zero, type: 'token_burning' })],
    },
    ['Burned 7 USDC'],
  ],
  'a confidential transfer': [
    {
      ...sending,
      fhe_operations_count: 3,
      token_transfers: [
        transfer({ ...usdc, type: 'ERC-7984', symbol: 'cUSDC' }, { value: null, decimals: '6' }),
      ],
    },
    ['cUSDC', 'Unknown amount', 'Encrypted operations'],
  ],
  'a transfer of a scam token': [
    {
      ...call,
      method: 'airdrop',
      token_transfers: [transfer(scamToken, '9000000000', { from: router, to: sender })],
    },
    ['USDC', 'Scam'],
  ],
  'a transfer of nothing in the name of another': [
    { ...sending, from: party(addressOf('bad0')), token_transfers: [transfer(usdc, '0')] },
    ['Zero value'],
    { tab: 'transfers' },
  ],
  'addresses that look alike': [
    {
      ...sending,
      token_transfers: [
        transfer(usdc, '1000000', { to: party(addressOf('b0b')) }),
        transfer(usdc, '1', { to: party(`0x5555${'3'.repeat(32)}5b0b`), log_index: 2 }),
      ],
    },
    ['begin and end alike', 'compare every digit'],
    { tab: 'transfers' },
  ],
  'more transfers than are sent at once': [
    {
      ...sending,
      token_transfers: Array.from({ length: 10 }, (_, log_index) => transfer(usdc, '1000000', { log_index })),
      token_transfers_overflow: true,
    },
    ['All token transfers'],
  ],
  'a swap': [
    {
      ...call,
      token_transfers: [
        transfer(usdc, '100000000', { to: router }),
        transfer(weth, '49738870928624720', { from: router, to: sender, log_index: 2 }),
      ],
    },
    [/Swapped\s*100\s*USDC\s*for\s*0\.0497\d*\s*WETH/],
  ],
  'a transfer of a token without decimals': [
    { ...sending, token_transfers: [transfer({ ...usdc, decimals: null, symbol: 'NODEC' }, '31337')] },
    [/31,337\s*base units/],
    { never: ['Sent 31,337 NODEC'] },
  ],
  'a transfer with 77 digits': [
    { ...sending, token_transfers: [transfer({ ...weth, symbol: 'HUGE' }, String(10n ** 76n))] },
    ['HUGE'],
  ],
}
