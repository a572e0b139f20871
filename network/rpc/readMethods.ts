/** Reading the chain. Methods that are missing here count as changing it. */
const reading =
  /^eth_(get(?!FilterChanges)|call|blockNumber|chainId|gasPrice|maxPriorityFeePerGas|blobBaseFee|feeHistory|estimateGas|createAccessList|simulate|accounts|syncing|protocolVersion)|^(net|web3|trace|ots|erigon)_|^debug_(trace|get)|^txpool_(status|content|inspect)/

/** Whether a request to a node is sure to leave the chain as it is: one call or a batch. */
export function onlyReads(text: string): boolean {
  try {
    const calls: unknown[] = [JSON.parse(text)].flat()
    return calls.length > 0 && calls.every(isRead)
  } catch {
    return false
  }
}

/** Whether a call only reads, so that it may also be sent twice. */
export function isRead(call: unknown): boolean {
  const method = typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined
  return typeof method === 'string' && reading.test(method)
}
