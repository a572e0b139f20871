import { HTTPException } from 'hono/http-exception'
import { type Address, BaseError, getAddress, HttpRequestError, RpcRequestError, TimeoutError } from 'viem'
import { createApi } from '#network/service/api.ts'
import { type Service, serve } from '#network/service/serve.ts'
import { openPool } from './poolViews.ts'
import { poolRecord, userRecord } from './records.ts'

type LendingOptions = {
  rpcUrl: string
  /** Returns the current pool: the follower may move to another chain, which has another pool. */
  lendingPool: () => Address | null
  port: number
  host?: string | undefined
}

/**
 * Serves interface D. Each answer comes from the pool's views at the newest block, whose number is in `X-Block-Number`.
 * @throws an error with one sentence when the port is busy.
 */
export function startLending({ rpcUrl, lendingPool, port, host }: LendingOptions): Promise<Service> {
  const openedPools = new Map<Address, ReturnType<typeof openPool>>()

  function currentPool() {
    const address = lendingPool()
    if (!address) throw new HTTPException(503, { message: 'This network has no lending pool.' })
    const pool = openedPools.get(address) ?? openPool(rpcUrl, address)
    openedPools.set(address, pool)
    return pool
  }

  const app = createApi({
    name: 'lending service',
    async health() {
      const block = Number(await currentPool().readBlock().catch(nodeProblem))
      return { block, headBlock: block, lag: 0 }
    },
  })

  app.get('/api/pools', async (context) => {
    const { blockNumber, reserves } = await currentPool().readReserves().catch(nodeProblem)
    context.header('X-Block-Number', String(blockNumber))
    return context.json(reserves.map(poolRecord))
  })

  app.get('/api/user/:address', async (context) => {
    const address = readAddress(context.req.param('address'))
    const { blockNumber, account } = await currentPool().readAccount(address).catch(nodeProblem)
    context.header('X-Block-Number', String(blockNumber))
    return context.json(userRecord(address, account))
  })

  return serve(app.fetch, { port, host, name: 'lending service', variable: 'TIDELINE_LENDING_PORT' })
}

const addressPattern = /^0x[0-9a-fA-F]{40}$/

/** The address in a path, checksummed. An address in mixed case has to have the right checksum. */
function readAddress(text: string): Address {
  if (!addressPattern.test(text))
    throw new HTTPException(400, { message: 'The address must be 0x and 40 hexadecimal digits.' })
  const digits = text.slice(2)
  const address = getAddress(text.toLowerCase())
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (isMixed && text !== address)
    throw new HTTPException(400, {
      message: 'The capital letters of the address are not its checksum: a character is mistaken.',
    })
  return address
}

/** Answers 503 when the node is unreachable or refuses, so that the caller can try again. */
function nodeProblem(error: unknown): never {
  if (!(error instanceof BaseError)) throw error
  if (!error.walk(isOfNode)) throw error
  throw new HTTPException(503, {
    message: 'The node does not answer, so the lending pool cannot be read.',
    cause: error,
  })
}

function isOfNode(error: unknown): boolean {
  return (
    error instanceof HttpRequestError || error instanceof TimeoutError || error instanceof RpcRequestError
  )
}
