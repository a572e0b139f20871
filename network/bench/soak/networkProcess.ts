import type { Deployment } from '#network/contracts/deploy.ts'
import { startNetwork } from '#network/network.ts'
import type { Urls } from '#network/start/appConfig.ts'

/** Runs the network in a process of its own, so that its memory is measured apart from the soak's. */

/** What the process says when the network is ready. */
export type Started = { urls: Required<Urls>; deployment: Deployment }

const [folder = '', nodePort = '0', nodeMemory = '500', density = '0.1'] = process.argv.slice(2)
const network = await startNetwork({
  density: Number(density),
  live: false,
  settings: {
    folder,
    databaseUrl: undefined,
    blockTime: 3600,
    nodeMemory: Number(nodeMemory),
    ports: { node: Number(nodePort), indexer: 0, explorer: 0, lending: 0 },
  },
})
process.send?.({ urls: network.urls, deployment: network.deployment })
process.once('disconnect', () => network.stop().finally(() => process.exit(0)))
