import * as v from 'valibot'
import { callNode, nodeErrorOf, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { type Address, address, hexData, lenientList } from '#lib/wire/shapes.ts'

/** `Approval(address,address,uint256)` and `ApprovalForAll(address,address,bool)`. */
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const forAllTopic = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

/** Somebody was allowed to move tokens of an account: an amount of them, or everything of a collection. */
export type ApprovalLog = { token: Address; spender: Address; kind: 'amount' | 'all'; block: number }

/** The approvals found, the newest first, and the blocks that were searched. */
export type ApprovalLogs = { approvals: ApprovalLog[]; fromBlock: number; toBlock: number }

/** How many ranges of blocks are asked for at most, and the smallest that is still worth it. */
const mostRanges = 16
const smallestRange = 500
/** What most public nodes allow, when they do not allow everything. */
const usualRange = 50_000

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData, blockNumber: smallQuantity })

/**
 * The approvals an account ever gave, by `eth_getLogs`. A node that refuses to search the whole chain at once is asked for
 * ever smaller ranges, from the newest block back, as far as a few requests lead.
 */
export async function readApprovalLogs(owner: Address, signal?: AbortSignal): Promise<ApprovalLogs> {
  const newest = await callNode('eth_blockNumber', [], smallQuantity, signal)
  const approvals = new Map<string, ApprovalLog>()
  let range = newest + 1
  let toBlock = newest
  for (let ranges = 0; ranges < mostRanges && toBlock >= 0; ) {
    const fromBlock = Math.max(0, toBlock - range + 1)
    const found = await readRange(owner, fromBlock, toBlock, signal).catch((error) => {
      if (!nodeErrorOf(error) || range <= smallestRange) throw error
      return null
    })
    if (found) {
      for (const each of found) {
        const key = `${each.token} ${each.spender} ${each.kind}`
        if (!approvals.has(key)) approvals.set(key, each)
      }
      toBlock = fromBlock - 1
      ranges += 1
    } else range = Math.max(smallestRange, Math.floor(Math.min(range, usualRange * 4) / 4))
  }
  return { approvals: [...approvals.values()], fromBlock: toBlock + 1, toBlock: newest }
}

async function readRange(owner: Address, from: number, to: number, signal?: AbortSignal) {
  const topics = [[approvalTopic, forAllTopic], `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`]
  const filter = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}`, topics }
  const { rows } = await callNode('eth_getLogs', [filter], lenientList(logSchema), signal)
  return rows.flatMap(approvalOf).sort((a, b) => b.block - a.block)
}

/** An approval of a single token of a collection has its id as a fourth topic; it ends with the next transfer. */
function approvalOf({
  address: token,
  topics,
  blockNumber: block,
}: v.InferOutput<typeof logSchema>): ApprovalLog[] {
  const [topic, , spenderTopic] = topics
  const spender = v.safeParse(address, `0x${spenderTopic?.slice(-40)}`)
  if (topics.length !== 3 || !spender.success) return []
  return [{ token, spender: spender.output, kind: topic === forAllTopic ? 'all' : 'amount', block }]
}
