import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { type Health, healthStatus } from '#network/store/health.ts'
import { isDraining } from './draining.ts'
import { log } from './serviceLog.ts'

type ApiOptions = {
  /** The service's name in logs and in `/health`. */
  name: string
  health: () => Promise<Health>
  /** Bytes of a request. Default: 1 MB. */
  maximumBody?: number
}

const megabyte = 1024 * 1024
const maximumUrl = 8 * 1024

/**
 * The base of every service. It is open to all origins, and caches have to ask again before they reuse an answer.
 *
 * Errors are `{"message": "One sentence."}`. A handler throws `HTTPException(status, { message })`. An unknown path is
 * 404, a wrong method 405, a body above `maximumBody` 413, a URL above 8 kB 414, and a crash 500, with its cause in the log
 * only. `/health` reports the block and the lag; `/health/ready` and `/health/live` are for load balancers.
 */
export function createApi({ name, health, maximumBody = megabyte }: ApiOptions): Hono {
  const app = new Hono()

  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - start)
    log('debug', name, 'request', {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds,
    })
  })
  const preflight = cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'POST'], maxAge: 86_400 })
  app.use(async (context, next) => {
    if (context.req.method === 'OPTIONS') return preflight(context, next)
    await next()
    // Set on the finished response. The library sets it before, which makes each response a copy as a stream.
    context.res.headers.set('Access-Control-Allow-Origin', '*')
    context.res.headers.set('Access-Control-Expose-Headers', 'X-Block-Number,Allow,ETag')
  })
  app.use(async (context, next) => {
    await next()
    // Each block may change every answer: caches ask again, with its tag.
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-cache')
  })
  app.use(async (context, next) => {
    if (context.req.url.length > maximumUrl) return problem(context, 414, 'The address is too long.')
    await next()
  })
  const limit = bodyLimit({
    maxSize: maximumBody,
    onError: (context) =>
      problem(context, 413, `The request body is larger than ${maximumBody / megabyte} MB.`),
  })
  // The library's check is slow even for a request without a body.
  app.use((context, next) => (needsBodyLimit(context, maximumBody) ? limit(context, next) : next()))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(context, methods) {
        const allow = methods.join(', ')
        context.header('Allow', allow)
        return problem(context, 405, `${context.req.method} is not allowed here, only ${allow}.`)
      },
    }),
  )

  app.get('/health', async (context) => {
    const report = await health()
    const ready = isReady(report)
    return context.json({ service: name, status: healthStatus(report), ready, live: true, ...report })
  })
  // What load balancers ask: whether to send requests, and whether to start the process anew.
  app.get('/health/ready', async (context) => {
    const ready = isReady(await health())
    return context.json({ ready }, ready ? 200 : 503)
  })
  app.get('/health/live', (context) => context.json({ live: true }))
  app.notFound((context) => problem(context, 404, 'Nothing is served at this path.'))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return problem(context, error.status, error.message)
    if (isAborted(error)) return problem(context, 400, 'The request ended before its body did.')
    log('error', name, 'request failed', { path: context.req.path, error })
    return problem(context, 500, `The ${name} could not answer because of an internal error.`)
  })
  return app
}

/** Whether requests should come here: there is something to answer with, and the process does not stop. */
function isReady({ block }: Health): boolean {
  return block !== null && !isDraining()
}

/** Whether the caller went away while sending. Nothing is broken, and nobody reads the answer. */
function isAborted(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

/** Whether the body may be too long. A body with a length is no longer than that length. */
function needsBodyLimit({ req }: Context, maximumBody: number): boolean {
  const length = req.header('content-length')
  if (length !== undefined && req.header('transfer-encoding') === undefined)
    return Number(length) > maximumBody
  return req.header('transfer-encoding') !== undefined
}

function problem(context: Context, status: HTTPException['status'], message: string): Response {
  return context.json({ message }, status)
}
