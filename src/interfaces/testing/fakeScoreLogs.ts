import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { creditScoreUpdatedTopic } from '#spec/abi/lendingPoolTopics.ts'

/* For the tests: the logs of a score that changed, as a node answers them. */

/** What `eth_getLogs` answers to filters for this topic; a day lies between two changes. Reasons are the contract's numbers. */
export function scoreLogs(
  user: Address,
  changes: readonly { before: number; after: number; reason: number }[],
) {
  return (topics: readonly (string | readonly string[] | null)[]) =>
    topics[0]?.includes(creditScoreUpdatedTopic)
      ? changes.map(({ before, after, reason }, index) => ({
          address: checksummed(user),
          topics: [creditScoreUpdatedTopic, `0x${user.slice(2).toLowerCase().padStart(64, '0')}`],
          data: `0x${[before, after, reason].map(word).join('')}`,
          blockNumber: `0x${(100 + index).toString(16)}`,
          blockTimestamp: `0x${(1_791_000_000 + index * 86_400).toString(16)}`,
          transactionHash: `0x${word(index + 1)}`,
          logIndex: '0x0',
        }))
      : []
}

function word(value: number): string {
  return value.toString(16).padStart(64, '0')
}
