import { fileURLToPath } from 'node:url'
import type { NetworkOptions } from '#network/network.ts'
import { anvilPackage } from '#network/node/foundryBinary.ts'
import { fetchPackage, isFetched } from '#network/packages/fetchPackage.ts'
import { readSettings } from '#network/settings.ts'
import manifest from '#package.json' with { type: 'json' }
import { nodeProblem } from '../packages/nodeProblem.mjs'
import { runApp } from '../runApp.ts'
import { serveApp } from '../serve/serveApp.ts'

/** `npx tideline`: the same as `npm start`, from the npm package, where the app is built and the services are compiled. */

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const problem = nodeProblem(process.versions.node, manifest.engines.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
await runApp({
  command: 'npx tideline',
  words: process.argv.slice(2),
  prepare: fetchNode,
  host: () => readSettings().host,
  serve: (served) => serveApp({ folder, ...served }),
})

/** Only a local network has a node of its own. */
async function fetchNode({ rpcUrl }: NetworkOptions) {
  if (rpcUrl !== undefined || isFetched(anvilPackage)) return
  const { name, version } = anvilPackage
  console.log(`A local network needs a node, which npm fetches once: ${name} ${version}, about 20 MB …`)
  console.log('The explorer of a node of your own needs nothing more: npx tideline --rpc URL.')
  await fetchPackage(anvilPackage)
}
