import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { openArtifactFolder } from '#network/explorer/artifacts/artifactFolder.ts'
import { createAssets } from '#network/explorer/assets/assets.ts'
import { openNode } from '#network/explorer/node/nodeReader.ts'
import { InvalidParameter } from '#network/explorer/request/parameters.ts'
import { accountRoutes } from '#network/explorer/routes/accountRoutes.ts'
import { addressRoutes } from '#network/explorer/routes/addressRoutes.ts'
import { blockRoutes } from '#network/explorer/routes/blockRoutes.ts'
import { clientRoutes } from '#network/explorer/routes/clientRoutes.ts'
import { collectibleRoutes } from '#network/explorer/routes/collectibleRoutes.ts'
import { contractRoutes } from '#network/explorer/routes/contractRoutes.ts'
import { etherscanRoutes } from '#network/explorer/routes/etherscanRoutes.ts'
import { instanceRoutes } from '#network/explorer/routes/instanceRoutes.ts'
import { mainPageRoutes } from '#network/explorer/routes/mainPageRoutes.ts'
import { searchRoutes } from '#network/explorer/routes/searchRoutes.ts'
import { gasPartsHeader, statisticsRoutes } from '#network/explorer/routes/statisticsRoutes.ts'
import { tokenRoutes } from '#network/explorer/routes/tokenRoutes.ts'
import { transactionRoutes } from '#network/explorer/routes/transactionRoutes.ts'
import { createVerification } from '#network/explorer/verification/verification.ts'
import { type VerifiedContracts, verifyContracts } from '#network/explorer/verification/verifiedContracts.ts'
import { openVerifiedSources, type VerifiedSources } from '#network/explorer/verification/verifiedSources.ts'
import { createApi } from '#network/service/api.ts'
import { addressOfGet, cacheResponses } from '#network/service/cacheResponses.ts'
import type { ResponseCache } from '#network/service/responseCache.ts'
import { type Service, serve } from '#network/service/serve.ts'
import { type ReadSyncStatus, readServiceHealth } from '#network/store/health.ts'
import type { Store } from '#network/store/store.ts'
import type { DataSources } from './dataSources.ts'
import { openLookupCache } from './lookupCache.ts'

export type ExplorerOptions = {
  store: Store
  responseCache?: ResponseCache | undefined
  /** The status of the sync, where one is beside it. */
  syncStatus?: ReadSyncStatus | undefined
  rpcUrl: string
  /** The symbol of the network's coin, whose price is that of its wrapped form in the lending pool. */
  coin?: string | undefined
  /** A folder with compiled contracts, whose calls, events and errors are put into words. */
  artifacts?: string | undefined
  /** The folder that keeps verified sources. Without it the explorer accepts none. */
  sources?: string | undefined
  port: number
  host?: string | undefined
}

/** Bytes of a request: the source of a large project has some megabytes. */
const maximumBody = 8 * 1024 * 1024

/** Starts the explorer (interface C): the paths of the spec under `/api/v2`, verification under `/api`, and `/health`. */
export async function startExplorer(options: ExplorerOptions): Promise<Service> {
  const { store, rpcUrl, artifacts, port, host } = options
  const sources = options.sources === undefined ? null : await openVerifiedSources(options.sources)
  const folder = artifacts === undefined ? null : await openArtifactFolder(artifacts)
  const contracts = verifyContracts(openNode(rpcUrl), folder, sources)
  const unlisten =
    folder || sources
      ? await store.listen(({ rolledBackTo }) => rolledBackTo !== undefined && contracts.clear())
      : undefined
  const service = await serve(explorerApi(store, rpcUrl, { ...options, contracts, sources }).fetch, {
    port,
    host,
    name: 'explorer',
    variable: 'TIDELINE_EXPLORER_PORT',
  })
  const stop = async () => {
    await unlisten?.()
    await service.stop()
  }
  return { ...service, stop }
}

/** The explorer without a port, for tests. */
export function explorerApi(
  store: Pick<Store, 'database' | 'replicaLag'>,
  rpcUrl: string,
  options: Pick<ExplorerOptions, 'responseCache' | 'syncStatus' | 'coin'> & {
    contracts?: VerifiedContracts
    sources?: VerifiedSources | null
  } = {},
): Hono {
  const { database } = store
  const { responseCache, syncStatus, coin } = options
  const node = openNode(rpcUrl)
  const contracts = options.contracts ?? verifyContracts(node, null)
  const known = openLookupCache(database, responseCache)
  const assets = createAssets(database, node, known.head, responseCache?.partition(), coin)
  const sources: DataSources = { database, node, assets, known, contracts }
  const app = createApi({ name: 'explorer', health: () => readServiceHealth(store, syncStatus), maximumBody })
  app.use((context, next) => {
    const url = new URL(context.req.url)
    if (context.req.method === 'POST' || !/.\/$/.test(url.pathname)) return next()
    // Public servers answer with and without a slash at the end.
    url.pathname = url.pathname.replace(/\/+$/, '')
    const { method, headers } = context.req.raw
    return Promise.resolve(app.fetch(new Request(url, { method, headers })))
  })
  if (responseCache) app.use('/api/v2/*', cacheResponses(responseCache, answerKey))
  app.route('/api/v2', paths(sources))
  if (options.sources) {
    const verification = createVerification(node, options.sources, contracts.clear)
    for (const path of ['/api', '/api/'])
      app.route(path, etherscanRoutes({ verification, sources: options.sources }))
  }
  return app
}

/** The address of a GET, and the header that asks for another form of the gas prices. */
function answerKey(context: Context): string | undefined {
  const address = addressOfGet(context)
  return address && `${address} ${context.req.header(gasPartsHeader) ?? ''}`
}

function paths(sources: DataSources): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    // The database cannot store NUL, and no parameter needs it.
    if (/%00/.test(context.req.url))
      throw new HTTPException(400, { message: 'The address must not contain NUL characters.' })
    await next()
  })
  for (const routes of [
    transactionRoutes,
    blockRoutes,
    accountRoutes,
    addressRoutes,
    contractRoutes,
    tokenRoutes,
    instanceRoutes,
    collectibleRoutes,
    searchRoutes,
    statisticsRoutes,
    mainPageRoutes,
    clientRoutes,
  ])
    app.route('/', routes(sources))
  app.onError(answerError)
  return app
}

/** An invalid parameter is named as the public servers do. All other errors have the form of every service. */
function answerError(error: Error, context: Context): Response {
  if (!(error instanceof InvalidParameter)) throw error
  const { message, parameter } = error
  const detail = { title: 'Invalid value', source: { pointer: `/${parameter}` }, detail: message }
  return context.json({ message, errors: [detail] }, 422)
}
