import { hashOf, router, sender } from '../parts.ts'
import { call, type TransactionCase } from './transactionCase.ts'

/** Public networks' transactions of rollups. */
export const rollups: Record<string, TransactionCase> = {
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
    ['L1 fee 0.00158457 ETH', 'Rollup', '17,060'],
  ],
  'a deposit to an OP rollup': [
    {
      type: 126,
      value: '5000000000000000000',
      fee: { type: 'actual', value: '0' },
      gas_price: '0',
      l1_fee: '0',
    },
    ['Deposit (126)', 'paid on L1 with the deposit'],
    { never: ['burnt 0'] },
  ],
  'a withdrawal from an OP rollup': [
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
    ['Withdrawals to L1', 'Ready to prove', 'must prove the withdrawal', 'It was finalised'],
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
    ['Rollup', '5,991', 'Sent to base', 'L1 fee 0.00030000 ETH'],
  ],
  'a message from Arbitrum': [
    {
      ...call,
      arbitrum: {
        batch_number: 1,
        contains_message: 'outcoming',
        status: 'Confirmed on base',
        poster_fee: '0',
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
    ['L1 fee', '0.000000577005502564 ETH', 'Finalized'],
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
}
