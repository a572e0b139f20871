import { type Address, createPublicClient, http } from 'viem'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

/** The lending pool's own views. Every answer comes with its block. */
export function openPool(rpcUrl: string, address: Address) {
  const client = createPublicClient({
    transport: http(rpcUrl, { timeout: 8_000, retryCount: 1, retryDelay: 100 }),
  })
  const contract = { address, abi: lendingPoolAbi } as const

  /** The newest block of the node. */
  function readBlock(): Promise<bigint> {
    return client.getBlockNumber({ cacheTime: 0 })
  }

  return {
    readBlock,
    async readReserves() {
      const blockNumber = await readBlock()
      const reserves = await client.readContract({ ...contract, functionName: 'getReserves', blockNumber })
      return { blockNumber, reserves }
    },
    async readAccount(user: Address) {
      const blockNumber = await readBlock()
      const account = await client.readContract({
        ...contract,
        functionName: 'getUserAccount',
        args: [user],
        blockNumber,
      })
      return { blockNumber, account }
    },
  }
}

type Pool = ReturnType<typeof openPool>

export type Reserve = Awaited<ReturnType<Pool['readReserves']>>['reserves'][number]
export type Account = Awaited<ReturnType<Pool['readAccount']>>['account']
