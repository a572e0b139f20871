import { addressOf, hashOf, party, receiver, router, sender, token, usdc, zero } from '../parts.ts'
import { call, feePaid, type TransactionCase } from './transactionCase.ts'

/** Public networks' payments, messages and creations. */
export const payments: Record<string, TransactionCase> = {
  'a legacy payment': [
    { type: 0, value: '1500000000000000000', max_fee_per_gas: null, max_priority_fee_per_gas: null },
    ['Success', 'Legacy (0)', 'Sent 1.5 ETH', 'alice.tide.eth', '$3,015.75 now'],
  ],
  'a payment with a dynamic fee': [
    { value: '1', historic_exchange_rate: '1822.67' },
    ['Dynamic fee (2)', 'burnt 0.00039900 ETH', '$0.7655 that day', '$0.8444 now'],
  ],
  'an access list': [{ ...call, type: 1 }, ['Access list (1)', 'Called execute', 'SwapRouter']],
  'a transaction with blobs': [
    {
      type: 3,
      transaction_types: ['blob_transaction'],
      blob_gas_used: '262144',
      blob_gas_price: '21518435987',
      burnt_blob_fee: '5640928883376128',
      max_fee_per_blob_gas: '60000000000',
      blob_versioned_hashes: [hashOf('01b1'), hashOf('01b2')],
    },
    ['Blobs (3)', 'Blob gas used', '262,144', 'Burnt blob fee', '0.005640928883376128 ETH'],
  ],
  'a delegation of an account (EIP-7702)': [
    {
      type: 4,
      to: sender,
      transaction_types: ['set_code_transaction'],
      authorization_list: [
        {
          address_hash: router.hash,
          authority: sender.hash,
          chain_id: '1',
          nonce: '3',
          status: 'ok',
          r: '1',
          s: '2',
          v: 0,
        },
        {
          address_hash: zero.hash,
          authority: receiver.hash,
          chain_id: '0',
          nonce: '9',
          status: 'invalid_nonce',
          r: '1',
          s: '2',
          v: 1,
        },
      ],
    },
    ['Set code (4)', 'Authorizations', 'invalid nonce: no effect', 'any'],
  ],
  'a contract created': [
    {
      to: null,
      created_contract: party(addressOf('c2ea7ed'), { name: 'Tide Vault', is_contract: true }),
      transaction_types: ['contract_creation'],
      raw_input: '0x60806040',
    },
    ['Created the contract', 'Tide Vault', 'Created contract'],
  ],
  'a contract that was not created': [
    {
      to: null,
      status: 'error',
      result: 'Reverted',
      transaction_types: ['contract_creation'],
      raw_input: '0x6080',
    },
    ['None: the creation reverted', feePaid],
  ],
  'a token created': [
    {
      to: null,
      created_contract: party(usdc.address_hash, { name: 'USD Coin', is_contract: true }),
      transaction_types: ['contract_creation', 'token_creation'],
      raw_input: '0x60806040',
    },
    ['Created the token', 'USD Coin', 'Open token'],
  ],
  'a message': [{ raw_input: '0x676d2c2074696465' }, ['“gm, tide”']],
  'a payment of nothing to oneself': [{ to: sender }, ['Sent 0 ETH to'], { never: ['Called'] }],
  'a fee in another token': [
    {
      ...call,
      type: 123,
      celo: {
        gas_token: token('ce10', {
          name: 'Celo Dollar',
          symbol: 'cUSD',
          decimals: '18',
          exchange_rate: '0.42',
        }),
      },
    },
    [/0\.00042\s*cUSD/],
    { never: [/0\.00042\s*ETH/] },
  ],
  'a fee shared with an app': [
    {
      ...call,
      stability_fee: {
        dapp_address: router,
        dapp_fee: '34381250000000',
        token: token('57ab', { name: 'Stability Gas', symbol: 'GAS', decimals: '18' }),
        total_fee: '68762500000000',
        validator_address: receiver,
        validator_fee: '34381250000000',
      },
    },
    [/0\.0000687625\s*GAS/, 'Paid to the app'],
  ],
  'the largest value there is': [{ value: String(2n ** 256n - 1n) }, [/Sent\s*1\.15e59/, '129639935 ETH']],
  'a reward of the chain itself': [
    {
      ...call,
      from: zero,
      transaction_types: ['rootstock_remasc'],
      gas_price: '0',
      fee: { type: 'actual', value: '0' },
    },
    ['Called execute', 'Fee'],
  ],
}
