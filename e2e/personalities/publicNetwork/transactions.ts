import {
  addressOf,
  collection,
  hashOf,
  items,
  type Kind,
  metadataTag,
  party,
  receiver,
  router,
  scamToken,
  sender,
  token,
  transfer,
  usdc,
  type Wire,
  weth,
  zero,
} from './parts.ts'

const base = {
  block_number: 21_000_000,
  timestamp: '2026-01-02T03:04:05.000000Z',
  position: 7,
  nonce: 27_831,
  type: 2,
  status: 'ok',
  result: 'success',
  confirmations: 508_299,
  confirmation_duration: [0, 6364],
  from: sender,
  to: receiver,
  created_contract: null,
  value: '0',
  fee: { type: 'actual', value: '420000000000000' },
  gas_limit: '30000',
  gas_used: '21000',
  gas_price: '20000000000',
  max_fee_per_gas: '25000000000',
  max_priority_fee_per_gas: '1000000000',
  base_fee_per_gas: '19000000000',
  priority_fee: '21000000000000',
  transaction_burnt_fee: '399000000000000',
  method: null,
  raw_input: '0x',
  decoded_input: null,
  revert_reason: null,
  transaction_types: ['coin_transfer'],
  token_transfers: [],
  token_transfers_overflow: false,
  exchange_rate: '2010.5',
  historic_exchange_rate: null,
  transaction_tag: null,
  has_error_in_internal_transactions: false,
  is_pending_update: false,
  authorization_list: [],
  actions: [],
  fhe_operations_count: 0,
}

const call = {
  to: router,
  method: 'execute',
  raw_input: '0x3593564c0000000000000000000000000000000000000000000000000000000000000001',
  transaction_types: ['contract_call'],
}
const reverted = { ...call, status: 'error', result: 'Reverted' }
const sending = { ...call, method: 'transfer', transaction_types: ['contract_call', 'token_transfer'] }
const feePaid = 'but the fee was paid'
const errorText =
  '08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000264552433230' +
  '3a207472616e7366657220616d6f756e7420657863656564732062616c616e6365' +
  '0000000000000000000000000000000000000000000000000000'

/** Of each kind: what is told, and what its page must say. */
const cases: Record<string, [record: Wire, sees: Kind['sees'], more?: Pick<Kind, 'never' | 'tab'>]> = {
  'a legacy payment': [
    { type: 0, value: '1500000000000000000', max_fee_per_gas: null, max_priority_fee_per_gas: null },
    ['Success', 'Legacy (0)', 'Sent 1.5 ETH', 'alice.tide.eth', '$3,015.75 now'],
  ],
  'a payment with a dynamic fee': [
    { value: '1', historic_exchange_rate: '1822.67' },
    ['Dynamic fee (2)', 'of which burnt 0.000399 ETH', '$0.7655 that day', '$0.8444 now'],
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
    ['Set code (4)', 'Authorizations', 'invalid_nonce', 'any'],
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
    ['None, as the creation was reverted', feePaid],
  ],
  'a token created': [
    {
      to: null,
      created_contract: party(usdc.address_hash, { name: 'USD Coin', is_contract: true }),
      transaction_types: ['contract_creation', 'token_creation'],
      raw_input: '0x60806040',
    },
    ['Created the contract', 'USD Coin'],
  ],
  'a revert with a decoded reason': [
    {
      ...reverted,
      revert_reason: {
        method_call: 'SomeCustomError(address addr, uint256 balance)',
        method_id: '50289a9f',
        parameters: [
          { name: 'addr', type: 'address', value: receiver.hash },
          { name: 'balance', type: 'uint256', value: '123' },
        ],
      },
    },
    ['Reverted', 'Revert reason', 'SomeCustomError', '123', feePaid],
  ],
  'a revert with a text in hexadecimal': [
    {
      ...reverted,
      revert_reason: {
        raw: '4f6e6c79206368616972706572736f6e2063616e206769766520726967687420746f20766f74652e',
      },
    },
    ['Only chairperson can give right to vote.'],
  ],
  'a revert with an Error(string)': [
    { ...reverted, revert_reason: { raw: `0x${errorText}` } },
    ['ERC20: transfer amount exceeds balance'],
    { never: ['08c379a0'] },
  ],
  'a revert with a panic': [
    { ...reverted, revert_reason: { raw: `0x4e487b71${'11'.padStart(64, '0')}` } },
    ['Panic 0x11'],
  ],
  'a revert with nothing': [{ ...reverted, revert_reason: { raw: '0x' } }, ['The contract gave no reason.']],
  'a revert with a reason of null': [
    { ...reverted, revert_reason: { raw: null } },
    ['The contract gave no reason.'],
  ],
  'a revert with plain text': [
    { ...reverted, revert_reason: { raw: 'execution reverted: too late' } },
    ['execution reverted: too late'],
  ],
  'a revert with an unknown error': [{ ...reverted, revert_reason: { raw: '0xdeadbeef' } }, ['0xdeadbeef']],
  'a call that ran out of gas': [
    { ...call, status: 'error', result: 'out of gas', gas_used: '30000' },
    ['The explorer says: out of gas', feePaid],
  ],
  'a dropped transaction': [
    {
      ...{ status: 'error', result: 'dropped/replaced', block_number: null, timestamp: null, position: null },
      ...{ gas_used: null, confirmations: 0, fee: { type: 'maximum', value: '750000000000000' } },
    },
    ['Dropped', 'Dropped or replaced', 'In no block', 'Fee at most'],
    { never: ['Reverted', feePaid, 'pending'] },
  ],
  'a pending transaction': [
    {
      ...{ status: null, result: 'pending', block_number: null, timestamp: null, position: null, type: null },
      ...{
        gas_used: null,
        gas_price: null,
        confirmations: 0,
        confirmation_duration: [],
        base_fee_per_gas: null,
      },
      ...{
        priority_fee: null,
        transaction_burnt_fee: null,
        fee: { type: 'maximum', value: '750000000000000' },
      },
      value: '20000000000000000',
    },
    ['Pending', 'Waiting for a block', 'Fee at most', '0.00075 ETH', 'Send 0.02 ETH'],
    { never: ['Sent', feePaid] },
  ],
  'a transaction of which the outcome is not known yet': [
    { ...call, status: null, result: 'awaiting_internal_transactions' },
    ['Unknown'],
    { never: ['Success', 'Reverted'] },
  ],
  'an outcome in a new word': [
    { ...call, status: 'partial' },
    ['Unknown'],
    { never: ['Success', 'Reverted'] },
  ],
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
  'a message': [{ raw_input: '0x676d2c2074696465' }, ['“gm, tide”']],
  'a payment of nothing to oneself': [{ to: sender }, ['Sent 0 ETH to'], { never: ['Called'] }],
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
  'a fee with a part for L1': [
    {
      ...call,
      fee: { type: 'actual', value: '2004574188135760' },
      l1_fee: '1584574188135760',
      l1_fee_scalar: '1.0',
      l1_gas_price: '82702201886',
      l1_gas_used: '17060',
      op_withdrawals: [],
    },
    ['of which L1 fee 0.00158457418813576 ETH', 'Roll-up', '17,060'],
  ],
  'a deposit to an OP roll-up': [
    {
      type: 126,
      value: '5000000000000000000',
      fee: { type: 'actual', value: '0' },
      gas_price: '0',
      l1_fee: '0',
    },
    ['Deposit (126)', 'paid on L1 with the deposit'],
    { never: ['of which burnt'] },
  ],
  'a withdrawal from an OP roll-up': [
    {
      ...call,
      op_withdrawals: [
        {
          nonce: '1766847064778384329583297500742918515827483896875618958121606201292620123',
          status: 'Ready to prove',
          l1_transaction_hash: null,
        },
        { nonce: '2', status: 'Relayed', l1_transaction_hash: hashOf('11') },
      ],
    },
    ['Withdrawals to the chain below', 'Ready to prove', 'has to be proven', 'It was finalised'],
  ],
  'a message to another OP chain': [
    {
      ...call,
      op_interop: {
        nonce: 4,
        status: 'Relayed',
        relay_transaction_hash: hashOf('12'),
        sender: sender.hash,
        target: router.hash,
        payload: '0x',
      },
    },
    ['Message to another chain', 'Relayed'],
  ],
  'a transaction on Arbitrum': [
    {
      ...call,
      arbitrum: {
        batch_number: 5991,
        commitment_transaction: {
          hash: hashOf('13'),
          timestamp: '2026-01-02T04:00:00.000000Z',
          status: 'finalized',
        },
        confirmation_transaction: { hash: null, timestamp: null, status: null },
        contains_message: null,
        gas_used_for_l1: '129773',
        gas_used_for_l2: '128313',
        message_related_info: { associated_l1_transaction_hash: null, message_status: null },
        network_fee: '120000000000000',
        poster_fee: '300000000000000',
        status: 'Sent to base',
      },
    },
    ['Roll-up', '5,991', 'Sent to base', 'of which L1 fee 0.0003 ETH'],
  ],
  'a message from Arbitrum': [
    {
      ...call,
      arbitrum: {
        ...{ batch_number: 1, contains_message: 'outcoming', status: 'Confirmed on base', poster_fee: '0' },
        message_related_info: { associated_l1_transaction_hash: null, message_status: 'Ready for relay' },
      },
    },
    ['Message status', 'Ready for relay'],
  ],
  'a transaction on zkSync': [
    {
      ...call,
      type: 113,
      zksync: {
        batch_number: 8051,
        status: 'Executed on L1',
        commit_transaction_hash: hashOf('14'),
        commit_transaction_timestamp: '2026-01-02T05:00:00.000000Z',
        prove_transaction_hash: hashOf('15'),
        prove_transaction_timestamp: '2026-01-02T06:00:00.000000Z',
        execute_transaction_hash: hashOf('16'),
        execute_transaction_timestamp: '2026-01-02T07:00:00.000000Z',
      },
    },
    ['8,051', 'Executed on L1', 'Proven by', '113'],
  ],
  'a transaction on Scroll': [
    {
      ...call,
      scroll: {
        l1_fee: '577005502564',
        l2_fee: { type: 'actual', value: '9700000000' },
        l1_base_fee: 64_171_477,
        l1_blob_base_fee: 1,
        l1_fee_commit_scalar: 1_842_000_000,
        l1_fee_blob_scalar: 392_000_000_000,
        l1_fee_overhead: 0,
        l1_fee_scalar: 0,
        l1_gas_used: 0,
        l2_block_status: 'Finalized',
        queue_index: 0,
      },
    },
    ['Fee for the chain below', '0.000000577005502564 ETH', 'Finalized'],
  ],
  'a transaction on Polygon zkEVM': [
    {
      ...call,
      zkevm_batch_number: 1234,
      zkevm_status: 'L1 Confirmed',
      zkevm_sequence_hash: hashOf('17'),
      zkevm_verify_hash: hashOf('18'),
    },
    ['1,234', 'L1 Confirmed'],
  ],
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
  'the largest value there is': [{ value: String(2n ** 256n - 1n) }, [/Sent\s*115,792/, '129639935 ETH']],
  'a transfer with 77 digits': [
    { ...sending, token_transfers: [transfer({ ...weth, symbol: 'HUGE' }, String(10n ** 76n))] },
    ['HUGE'],
  ],
  'a failure inside a success': [
    { ...call, has_error_in_internal_transactions: true },
    ['Success', 'inner call failed'],
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

/** Every kind of transaction, each under a hash of its own. */
export const transactions: readonly Kind[] = Object.entries(cases).map(([kind, [told, sees, more]], at) => {
  const hash = hashOf(`a${at.toString(16).padStart(4, '0')}`)
  const record = { ...base, hash, ...told }
  return {
    kind,
    sees,
    ...more,
    record: { ...record, token_transfers: withHash(record.token_transfers, hash) },
  }
})

function withHash(transfers: readonly Wire[], hash: string) {
  return transfers.map((each) => ({ ...each, transaction_hash: hash }))
}

const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** The event of an entry point (ERC-4337) about an operation that failed. */
export const operationLog = {
  transaction_hash: hashOf('0'),
  address: party(addressOf('4337'), { name: 'EntryPoint', is_contract: true }),
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    hashOf('0b'),
    `0x${sender.hash.slice(2).padStart(64, '0')}`,
    `0x${word(0n)}`,
  ],
  data: `0x${word(1n)}${word(0n)}${word(2_100_000_000_000_000n)}${word(105_000n)}`,
  index: 3,
  decoded: null,
  smart_contract: null,
  block_number: base.block_number,
}
