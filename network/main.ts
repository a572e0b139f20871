import { parseArgs } from 'node:util'
import { isAddress } from 'viem'
import { startNetwork } from './network.ts'

/** `npm run network`: the four interfaces alone, until Ctrl-C. */

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    rpc: { type: 'string' },
    factory: { type: 'string' },
    pool: { type: 'string' },
  },
})

let stopping = false
let stop = async (): Promise<void> => undefined

async function end(code: number): Promise<never> {
  if (!stopping) {
    stopping = true
    await stop()
  }
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void (stopping ? undefined : end(0)))
}

try {
  const network = await startNetwork({
    fresh: values.fresh,
    rpcUrl: values.rpc,
    curveFactory: addressFlag('factory', values.factory),
    lendingPool: addressFlag('pool', values.pool),
    progress: ({ step, done, total }) => {
      if (done === 0 || done === total) console.log(`${step.padEnd(10)} ${done === total ? 'done' : '…'}`)
    },
  })
  stop = network.stop
  for (const [name, url] of Object.entries(network.urls)) console.log(`${name.padEnd(10)} ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}

function addressFlag(name: string, value: string | undefined): `0x${string}` | undefined {
  if (value === undefined) return undefined
  if (isAddress(value, { strict: false })) return value
  throw new Error(`--${name} must be an address, not "${value}".`)
}
