import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hash, type Hex } from '#lib/wire/shapes.ts'

/** A user operation (ERC-4337), read from the event of the entry point. */
export type UserOperation = {
  hash: Hash
  sender: Address
  /** The account that paid the fee for the sender; null when the sender paid. */
  paymaster: Address | null
  nonce: bigint
  succeeded: boolean
  /** Wei. */
  fee: bigint
  gasUsed: bigint
}

type Log = { topics: readonly Hex[]; data: Hex | null }

/** UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256) */
const operationTopic = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const eventDigits = 2 + 4 * 64

/** The user operations among the logs of a transaction, in their order. */
export function userOperations(logs: readonly Log[]): UserOperation[] {
  return logs.flatMap(({ topics: [topic, hash, sender, paymaster], data }) => {
    if (topic !== operationTopic || !hash || !sender || !paymaster || data?.length !== eventDigits) return []
    const words = readWords(data)
    return [
      {
        hash,
        sender: addressIn(sender),
        paymaster: BigInt(paymaster) === 0n ? null : addressIn(paymaster),
        nonce: words.uint(0),
        succeeded: words.flag(1),
        fee: words.uint(2),
        gasUsed: words.uint(3),
      },
    ]
  })
}

function addressIn(topic: Hex): Address {
  return checksummed(`0x${topic.slice(-40)}`)
}
