import { receiver } from '../parts.ts'
import { call, feePaid, type TransactionCase } from './transactionCase.ts'

const reverted = { ...call, status: 'error', result: 'Reverted' }
const errorText =
  '08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000264552433230' +
  '3a207472616e7366657220616d6f756e7420657863656564732062616c616e6365' +
  '0000000000000000000000000000000000000000000000000000'

/** Public networks' transactions that failed, are pending or are unknown. */
export const outcomes: Record<string, TransactionCase> = {
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
    ['Panic: arithmetic overflow or underflow (0x11)'],
  ],
  'a revert with nothing': [{ ...reverted, revert_reason: { raw: '0x' } }, ['The explorer names no reason.']],
  'a revert with a reason of null': [
    { ...reverted, revert_reason: { raw: null } },
    ['The explorer names no reason.'],
  ],
  'a revert with plain text': [
    { ...reverted, revert_reason: { raw: 'execution reverted: too late' } },
    ['execution reverted: too late'],
  ],
  'a revert with an unknown error': [{ ...reverted, revert_reason: { raw: '0xdeadbeef' } }, ['0xdeadbeef']],
  'a call that ran out of gas': [
    { ...call, status: 'error', result: 'out of gas', gas_used: '30000' },
    ['It ran out of gas.', feePaid],
  ],
  'a dropped transaction': [
    {
      status: 'error',
      result: 'dropped/replaced',
      block_number: null,
      timestamp: null,
      position: null,
      gas_used: null,
      confirmations: 0,
      fee: { type: 'maximum', value: '750000000000000' },
    },
    ['Dropped', 'Dropped or replaced', 'In no block', 'Maximum fee'],
    { never: ['Reverted', feePaid, 'pending'] },
  ],
  'a pending transaction': [
    {
      status: null,
      result: 'pending',
      block_number: null,
      timestamp: null,
      position: null,
      type: null,
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
    ['Pending', 'Waiting for a block', 'up to', '0.00075 ETH', 'Waiting to send 0.02 ETH'],
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
  'a failure inside a success': [
    { ...call, has_error_in_internal_transactions: true },
    ['Success', 'internal call failed'],
  ],
}
