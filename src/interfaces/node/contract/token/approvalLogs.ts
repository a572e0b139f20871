import * as v from 'valibot'
import type { SentApproval } from '#domain/approvals/sentApproval.ts'
import { addressTopic, type FoundLogs, type Log, readLogs } from '#interfaces/node/contract/logs.ts'
import { type Address, address } from '#lib/wire/shapes.ts'

/** `Approval(address,address,uint256)` and `ApprovalForAll(address,address,bool)`. */
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const forAllTopic = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31'

/** An approval by an account, and the block that holds it. */
export type ApprovalLog = SentApproval & { block: number }

/** The found approvals, newest first, the searched blocks, and the number of unreadable logs. */
export type ApprovalLogs = Omit<FoundLogs, 'logs'> & { approvals: ApprovalLog[] }

/**
 * The newest approval of each token and spender by an account, as far back as the node allows the search; only those
 * before `before`, where given.
 */
export async function readApprovalLogs(
  owner: Address,
  search: { signal?: AbortSignal; before?: number },
): Promise<ApprovalLogs> {
  const filter = { topics: [[approvalTopic, forAllTopic], addressTopic(owner)] }
  const { logs, ...searched } = await readLogs([filter], search)
  const approvals = new Map<string, ApprovalLog>()
  for (const each of logs.flatMap(approvalOf)) {
    const key = `${each.token} ${each.spender} ${each.kind}`
    if (!approvals.has(key)) approvals.set(key, each)
  }
  return { approvals: [...approvals.values()], ...searched }
}

/**
 * Reads an approval. One of a single NFT, which has its id as a fourth topic, is left out: it ends with the next
 * transfer.
 */
function approvalOf({ address: token, topics, blockNumber: block }: Log): ApprovalLog[] {
  const [topic, , spenderTopic] = topics
  const spender = v.safeParse(address, `0x${spenderTopic?.slice(-40)}`)
  if (topics.length !== 3 || !spender.success) return []
  return [{ token, spender: spender.output, kind: topic === forAllTopic ? 'all' : 'amount', block }]
}
