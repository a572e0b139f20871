import type { Address, Hex } from 'viem'
import type { BlockRead, CalledCode } from '#network/decode/wire.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

/** The most contracts whose code is not asked for again. */
const mostKnown = 20_000
/** The code of an account that runs a contract's code (EIP-7702). */
const delegation = '0xef0100'

/** Reads whether the addresses that transactions send input to have code. A contract is asked for once. */
export function createCodeReader(rpc: Rpc) {
  const contracts = new Set<Address>()

  /** Sets `codes` of each block, after the block. An address stays unknown where the node lacks that state. */
  return async (reads: BlockRead[]): Promise<void> => {
    const called = reads.flatMap((read) => calledIn(read).map((address) => ({ read, address })))
    const asked = called.filter(({ address }) => !contracts.has(address))
    const answers = await rpc.batch(
      asked.map(({ read, address }) => ({ method: 'eth_getCode', params: [address, read.block.number] })),
    )
    const found = new Map(asked.map((each, index) => [each, kindOf(answers[index])]))
    if (contracts.size > mostKnown) contracts.clear()
    for (const each of called) {
      const { read, address } = each
      const code = found.has(each) ? found.get(each) : 'contract'
      if (code === undefined) continue
      if (code === 'contract') contracts.add(address)
      read.codes = new Map(read.codes).set(address, code)
    }
  }
}

function calledIn({ block }: BlockRead): Address[] {
  return [...new Set(block.transactions.flatMap(({ to, input }) => (to && input !== '0x' ? [to] : [])))]
}

function kindOf(answer: unknown): CalledCode | undefined {
  if (answer instanceof RpcError || typeof answer !== 'string') return undefined
  const code = answer.toLowerCase() as Hex
  if (code === '0x') return 'none'
  return code.startsWith(delegation) ? 'delegation' : 'contract'
}
