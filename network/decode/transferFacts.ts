import { type Address, decodeAbiParameters, type Hash, type Hex, parseAbiParameters } from 'viem'
import { addressOfWord, checksum } from './checksum.ts'
import { wordAt } from './eventData.ts'

/** The parts of a log that decoding needs. Missing topics are undefined. */
export type EventLog = {
  address: Address
  logIndex: number
  transactionHash: Hash
  topics: readonly Hash[]
  data: Hex
}

export type TransferFact = {
  logIndex: number
  batchIndex: number
  transactionHash: Hash
  token: Address
  tokenType: 'ERC-20' | 'ERC-721' | 'ERC-1155'
  from: Address
  to: Address
  amount: bigint
  tokenId: bigint | null
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const transferBatchTopic = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'
const batchParameters = parseAbiParameters('uint256[] ids, uint256[] values')

/** The token movements in a log: one, several for an ERC-1155 batch, and none for any other or malformed log. */
export function tokenTransfers(log: EventLog): TransferFact[] {
  const [topic, first, second, third] = log.topics
  const { logIndex, transactionHash } = log
  const base = { logIndex, batchIndex: 0, transactionHash, token: checksum(log.address) }
  if (topic === transferTopic && first && second) {
    const between = { from: addressOfWord(first), to: addressOfWord(second) }
    if (third) return [{ ...base, ...between, tokenType: 'ERC-721', amount: 1n, tokenId: BigInt(third) }]
    const amount = wordAt(log.data, 0)
    return amount === undefined ? [] : [{ ...base, ...between, tokenType: 'ERC-20', amount, tokenId: null }]
  }
  if ((topic !== transferSingleTopic && topic !== transferBatchTopic) || !second || !third) return []
  const many = {
    ...base,
    tokenType: 'ERC-1155' as const,
    from: addressOfWord(second),
    to: addressOfWord(third),
  }
  if (topic === transferSingleTopic) {
    const [tokenId, amount] = [wordAt(log.data, 0), wordAt(log.data, 1)]
    return tokenId === undefined || amount === undefined ? [] : [{ ...many, tokenId, amount }]
  }
  return batchOf(log.data).map(([tokenId, amount], batchIndex) => ({ ...many, batchIndex, tokenId, amount }))
}

function batchOf(data: Hex): (readonly [bigint, bigint])[] {
  try {
    const [ids, values] = decodeAbiParameters(batchParameters, data)
    return ids.length === values.length ? ids.map((id, index) => [id, values[index] ?? 0n] as const) : []
  } catch {
    return []
  }
}
