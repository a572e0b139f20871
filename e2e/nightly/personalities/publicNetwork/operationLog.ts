import { addressOf, hashOf, party, sender } from './parts.ts'
import { base } from './transactions/transactionCase.ts'

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
