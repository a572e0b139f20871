import { setTimeout } from 'node:timers/promises'
import { type Address, BaseError, ContractFunctionRevertedError, createPublicClient, http } from 'viem'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

/** Milliseconds of each wait for the next block after a failed read. */
const waits = [20, 40, 80]

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

  /**
   * Reads at the newest block.
   *
   * A node that mines may answer for its newest block with the state of the next one. So when a next block is there
   * afterwards, the same block is read again: its state no longer changes. A view that failed waits for the next block:
   * with the state of a later block, time would run backwards.
   */
  async function readNewest<T>(read: (blockNumber: bigint) => Promise<T>) {
    const blockNumber = await readBlock()
    try {
      const value = await read(blockNumber)
      if ((await readBlock()) === blockNumber) return { blockNumber, value }
    } catch (error) {
      if (!isRevert(error)) throw error
      await waitForNextBlock(blockNumber, error)
    }
    return { blockNumber, value: await read(blockNumber) }
  }

  /** @throws `error` when no block follows soon. */
  async function waitForNextBlock(blockNumber: bigint, error: unknown): Promise<void> {
    for (const milliseconds of waits) {
      await setTimeout(milliseconds)
      if ((await readBlock()) !== blockNumber) return
    }
    throw error
  }

  return {
    readBlock,
    async readReserves() {
      const { blockNumber, value } = await readNewest((blockNumber) =>
        client.readContract({ ...contract, functionName: 'getReserves', blockNumber }),
      )
      return { blockNumber, reserves: value }
    },
    async readAccount(user: Address) {
      const { blockNumber, value } = await readNewest((blockNumber) =>
        client.readContract({ ...contract, functionName: 'getUserAccount', args: [user], blockNumber }),
      )
      return { blockNumber, account: value }
    },
  }
}

function isRevert(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError) !== null
  )
}

type Pool = ReturnType<typeof openPool>

export type Reserve = Awaited<ReturnType<Pool['readReserves']>>['reserves'][number]
export type Account = Awaited<ReturnType<Pool['readAccount']>>['account']
